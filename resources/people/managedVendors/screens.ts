import icon from '@mui/icons-material/StorefrontOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./ManagedVendorList.tsx'),
    create: () => import('./ManagedVendorForm.tsx'),
    edit: () => import('./ManagedVendorForm.tsx'),
  },
};
