import icon from '@mui/icons-material/HandymanOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./ServiceSettingList.tsx'),
    create: () => import('./ServiceSettingForm.tsx'),
    edit: () => import('./ServiceSettingForm.tsx'),
  },
};
