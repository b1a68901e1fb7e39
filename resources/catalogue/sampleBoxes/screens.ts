import icon from '@mui/icons-material/StyleTwoTone';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./SampleBoxList.tsx'),
    create: () => import('./SampleBoxForm.tsx'),
    edit: () => import('./SampleBoxForm.tsx'),
  },
};
