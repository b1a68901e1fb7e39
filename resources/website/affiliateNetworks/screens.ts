import icon from '@mui/icons-material/RssFeedOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./record.generated.ts'),
  views: {
    list: () => import('./NetworkList.tsx'),
    create: () => import('./NetworkForm.tsx'),
    edit: () => import('./NetworkForm.tsx'),
  },
};
