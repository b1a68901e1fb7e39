import ProfileIcon from '@mui/icons-material/BadgeOutlined';
import { definePage } from '#providers/registry/definition.ts';

const menu = { group: 'account', icon: ProfileIcon, order: 10 } as const;
const view = () => import('./ProfilePage.tsx');

/** What a partner tells of itself; each kind of partner has an address of its own (specification 2). */
export const manufacturerProfile = definePage({
  path: 'manufacturer-profile/profile-information',
  area: 'manufacturerProfile',
  menu,
  view,
});

export const vendorProfile = definePage({
  path: 'vendor-profile/profile-information',
  area: 'vendorProfile',
  menu,
  view,
});
