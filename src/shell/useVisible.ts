import { useMemo } from 'react';
import { usePermissions } from 'react-admin';
import { can } from '#contract/access.ts';
import type { Definition } from '#providers/registry/definition.ts';
import { registry } from '#resources/registry.ts';

/** The definitions that the user may view or create. */
export const useVisible = (action: 'view' | 'create' = 'view'): Definition[] => {
  const { permissions } = usePermissions<string[]>();
  return useMemo(
    () => registry.filter(({ area }) => can(permissions ?? [], area, action)),
    [permissions, action],
  );
};
