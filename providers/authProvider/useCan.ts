import { usePermissions } from 'react-admin';
import { can } from '#contract/access.ts';
import type { Action, Area } from '#contract/generated/schema.ts';

/**
 * Whether the user may do this in an area of the access table. Known in the first render, because
 * the session has the roles; react-admin's `useCanAccess` waits and makes its component render
 * twice.
 */
export const useCan = (area: Area, action: Action): boolean => {
  const { permissions = [] } = usePermissions<string[]>();
  return can(permissions, area, action);
};
