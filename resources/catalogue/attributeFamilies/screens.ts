import icon from '@mui/icons-material/SchemaOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./FamilyList.tsx'),
    create: () => import('./FamilyCreate.tsx'),
    edit: () => import('./FamilyEdit.tsx'),
  },
};
