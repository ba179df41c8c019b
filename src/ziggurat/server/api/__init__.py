"""What may be asked of the service: one module for each thing, with its routes in ``handlers``."""
