import icon from '@mui/icons-material/PhotoLibraryOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./record.generated.ts'),
  views: { list: () => import('./Gallery.tsx') },
};
