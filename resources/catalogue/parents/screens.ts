import icon from '@mui/icons-material/WeekendTwoTone';
import type { ResourceScreens } from '#providers/registry/definition.ts';
import type { ParentRow } from './operations.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./ParentList.tsx'),
    create: () => import('./ParentCreate.tsx'),
    edit: () => import('./ParentEdit.tsx'),
  },
  found: ({ name, manufacturer, image }: ParentRow) => ({
    ...{ title: name, detail: manufacturer.company_name, image },
  }),
};
