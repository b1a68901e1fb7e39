import { defineResource } from '#providers/registry/definition.ts';

const filters = { title: 'string', state: 'string', tag: 'string' } as const;
const search = { by: 'title' };

/** The posts of a partner; the create and edit pages hide the navigation (specification 2). */
export const blog = defineResource({
  name: 'blog',
  area: 'blog',
  paths: { list: 'list', create: 'create', edit: ':id' },
  navigation: 'list',
  filters,
  search,
  menu: { group: 'website', order: 40 },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
});

/** The posts of all partners, for administrators. */
export const blogList = defineResource({
  name: 'blog-list',
  area: 'blogList',
  filters: { ...filters, company: 'string' },
  search,
  menu: { group: 'website', order: 40 },
  views: ['list'],
  screens: async () => ({ screens: (await import('./screens.ts')).listScreens }),
});
