import icon from '@mui/icons-material/ViewAgendaOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./StyleSectionList.tsx'),
    create: () => import('./StyleSectionForm.tsx'),
    edit: () => import('./StyleSectionForm.tsx'),
  },
};
