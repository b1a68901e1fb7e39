import { defineResource } from '#providers/registry/definition.ts';
import { stylePaths } from './paths.ts';

export const styles = defineResource({
  name: 'styles',
  area: 'styles',
  paths: stylePaths,
  filters: {
    title: 'string',
    status: 'string',
    category_id: 'string',
    tag_id: 'string',
    owner: 'string',
    notForSale: 'boolean',
  },
  search: { by: 'title' },
  menu: { group: 'website', order: 50 },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
  routes: [
    { path: 'details/products', area: 'styles' },
    { path: 'details/:id/products', area: 'styles' },
    { path: 'details/:id/affiliate-products', area: 'styles' },
  ],
});
