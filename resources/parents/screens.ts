import icon from '@mui/icons-material/WeekendTwoTone';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./ParentList.tsx'),
    create: () => import('./ParentCreate.tsx'),
    edit: () => import('./ParentEdit.tsx'),
  },
};
