import CategoryIcon from '@mui/icons-material/AccountTreeOutlined';
import { defineResource } from '#providers/registry/definition.ts';

export const categories = defineResource({
  name: 'collections/categories',
  area: 'categories',
  menu: { group: 'catalogue', icon: CategoryIcon, order: 10 },
  operations: () => import('./operations.ts'),
  views: { list: () => import('./CategoriesPage.tsx') },
});
