import type { ResourceScreens } from '#providers/registry/definition.ts';
import { addressOf } from './address.ts';
import type { AffiliateProductRecord } from './record.generated.ts';

export { default as icon } from '@mui/icons-material/ShoppingBagOutlined';

export const routes: ResourceScreens['routes'] = { ':id': () => import('./ProductPage.tsx') };

export const found = ({ id, title, network, picture }: AffiliateProductRecord) => ({
  title,
  detail: network,
  image: picture ? { filename: picture, alt: '' } : null,
  to: addressOf(id),
});
