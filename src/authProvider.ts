import { createAuthProvider } from '#providers/authProvider/authProvider.ts';
import { definitionOf } from '#providers/registry/definition.ts';

/** Of the login page and of `<Admin>`; the registry is loaded when somebody asks for it. */
export const authProvider = createAuthProvider(async (name) => {
  const { registry } = await import('#resources/registry.ts');
  return definitionOf(registry, name)?.area;
});
