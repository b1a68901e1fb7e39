import icon from '@mui/icons-material/ShoppingBagOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';
import { addressOf } from './address.ts';
import type { AffiliateProductRecord } from './record.generated.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./record.generated.ts'),
  views: { list: () => import('./ProductList.tsx') },
  routes: { ':id': () => import('./ProductPage.tsx') },
  found: ({ id, title, network, picture }: AffiliateProductRecord) => ({
    title,
    detail: network,
    image: picture ? { filename: picture, alt: '' } : null,
    to: addressOf(id),
  }),
};
