import GalleryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { defineResource } from '#providers/registry/definition.ts';

export const gallery = defineResource({
  name: 'gallery',
  area: 'gallery',
  filters: { name: 'string', use: 'string' },
  menu: { group: 'catalogue', icon: GalleryIcon, order: 70 },
  operations: () => import('./operations.ts'),
  views: { list: () => import('./Gallery.tsx') },
});
