import icon from '@mui/icons-material/StyleTwoTone';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./record.generated.ts'),
  views: {
    list: () => import('./SampleBoxList.tsx'),
    create: () => import('./SampleBoxForm.tsx'),
    edit: () => import('./SampleBoxForm.tsx'),
  },
};
