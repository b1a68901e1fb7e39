import icon from '@mui/icons-material/UploadFileOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: { list: () => import('./ImportList.tsx') },
  routes: {
    'details/:id': () => import('./details/ImportPage.tsx'),
  },
};
