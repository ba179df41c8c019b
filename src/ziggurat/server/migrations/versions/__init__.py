"""One file a version of the schema. A published one is never changed; a change is a further file."""
