import icon from '@mui/icons-material/PeopleAltOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./record.generated.ts'),
  views: {
    list: () => import('./CustomerList.tsx'),
    edit: () => import('./CustomerForm.tsx'),
  },
};
