import icon from '@mui/icons-material/Inventory2Outlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';
import type { VendorProductRecord } from './operations.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: { list: () => import('./VendorProductList.tsx') },
  found: ({ name, sku, image }: VendorProductRecord) => ({
    title: name,
    detail: sku,
    image: image === null ? null : { filename: image, alt: '' },
    to: `/vendor-products?name=${encodeURIComponent(sku)}`,
  }),
};
