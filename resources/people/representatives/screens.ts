import icon from '@mui/icons-material/SupportAgentOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./RepresentativeList.tsx'),
    create: () => import('./RepresentativeForm.tsx'),
    edit: () => import('./RepresentativeForm.tsx'),
  },
};
