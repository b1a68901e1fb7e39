import { defineResource } from '#providers/registry/definition.ts';

export const attributes = defineResource({
  name: 'collections/attributes',
  area: 'attributes',
  filters: { name: 'text', type: 'string', kind: 'string', flag: 'string' },
  menu: { group: 'catalogue', order: 30 },
  search: { by: 'name' },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
  routes: [
    { path: 'options/informative/:id', area: 'attributes' },
    { path: 'options/system/:id', area: 'attributes' },
  ],
});
