import icon from '@mui/icons-material/Inventory2Outlined';
import type { Portal } from '#contract/portal.ts';
import type { ResourceScreens } from '#providers/registry/definition.ts';

const operations = () => import('./operations.ts');

/** The products of a partner: vendors can include them, manufacturers can only view them. */
export const screensOf = (
  portal: Exclude<Portal, 'admin'>,
  isOfManufacturers: boolean,
): { screens: ResourceScreens } => ({
  screens: {
    icon,
    operations: async () => {
      const { ofManufacturers, ofSellers, sold } = await operations();
      const ofVendors = isOfManufacturers ? ofManufacturers : ofSellers;
      return { operations: portal === 'vendor' ? ofVendors : sold };
    },
    views: {},
    routes: {
      ':id': () =>
        portal === 'vendor'
          ? import('#resources/selling/networkProducts/OfferedProducts.tsx')
          : import('./SoldProducts.tsx'),
    },
  },
});
