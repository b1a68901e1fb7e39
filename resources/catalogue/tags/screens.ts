import icon from '@mui/icons-material/SellOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./record.generated.ts'),
  views: {
    list: () => import('./TagList.tsx'),
    create: () => import('./TagForm.tsx'),
    edit: () => import('./TagForm.tsx'),
  },
};
