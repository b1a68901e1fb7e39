import icon from '@mui/icons-material/ViewAgendaOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./GroupList.tsx'),
    create: () => import('./GroupCreate.tsx'),
    edit: () => import('./GroupEdit.tsx'),
  },
};
