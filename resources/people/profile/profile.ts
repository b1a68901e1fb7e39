import { definePage } from '#providers/registry/definition.ts';

const menu = { group: 'account', order: 10 } as const;
const screens = () => import('./screens.generated.ts');

/**
 * A partner's profile page; manufacturers and vendors have different addresses (specification 2).
 */
export const manufacturerProfile = definePage({
  path: 'manufacturer-profile/profile-information',
  area: 'manufacturerProfile',
  menu,
  screens,
});

export const vendorProfile = definePage({
  path: 'vendor-profile/profile-information',
  area: 'vendorProfile',
  menu,
  screens,
});
