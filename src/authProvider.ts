import { createAuthProvider } from '#providers/authProvider/authProvider.ts';
import { definitionOf } from '#providers/registry/definition.ts';
import { registry } from '#resources/registry.ts';

export const authProvider = createAuthProvider((name) => definitionOf(registry, name)?.area);
