import icon from '@mui/icons-material/StorefrontOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./record.generated.ts'),
  views: {
    list: () => import('./RuleList.tsx'),
    create: () => import('./RuleForm.tsx'),
    edit: () => import('./RuleForm.tsx'),
  },
};
