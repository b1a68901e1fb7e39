import icon from '@mui/icons-material/FactoryOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./ManagedManufacturerList.tsx'),
    create: () => import('./ManagedManufacturerForm.tsx'),
    edit: () => import('./ManagedManufacturerForm.tsx'),
  },
};
