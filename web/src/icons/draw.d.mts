export function stale(): string[];
