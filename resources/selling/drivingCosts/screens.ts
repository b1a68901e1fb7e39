import icon from '@mui/icons-material/DirectionsCarOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./DrivingCostList.tsx'),
    create: () => import('./DrivingCostForm.tsx'),
    edit: () => import('./DrivingCostForm.tsx'),
  },
  routes: { table: () => import('./DrivingCostTable.tsx') },
};
