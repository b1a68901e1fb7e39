import ParentIcon from '@mui/icons-material/WeekendOutlined';
import { defineResource } from '#providers/registry/definition.ts';

export const parents = defineResource({
  name: 'products/parents',
  area: 'parents',
  paths: { create: 'details', edit: 'details/:id' },
  filters: {
    name: 'string',
    status: 'string',
    type: 'string',
    family_id: 'string',
    manufacturer_id: 'string',
    categories: 'ids',
  },
  menu: { group: 'products', icon: ParentIcon, order: 5 },
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./ParentList.tsx'),
    create: () => import('./ParentCreate.tsx'),
    edit: () => import('./ParentEdit.tsx'),
  },
});
