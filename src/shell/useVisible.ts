import { useMemo } from 'react';
import { useCanAccessResources } from 'react-admin';
import { type Definition, nameOf } from '#providers/registry/definition.ts';
import { registry } from '#resources/registry.ts';

const resources = registry.map(nameOf);

/** The definitions the user may view or create; empty while the permissions are unknown. */
export const useVisible = (action: 'list' | 'create' = 'list'): Definition[] => {
  const { canAccess } = useCanAccessResources({ action, resources });
  return useMemo(
    () => registry.filter((definition) => canAccess?.[nameOf(definition)]),
    [canAccess],
  );
};
