import type { Person } from './browser.ts';

/** The roles of demo accounts of each kind. */
export const rolesOf = {
  admin: ['admin', 'admin'],
  manufacturer: ['manufacturer', 'manufacturer'],
  craftsman: ['vendor', 'craftsman', 'account_pro'],
  basic: ['vendor', 'vendor', 'account_basic'],
} satisfies Partial<Record<Person, string[]>>;
