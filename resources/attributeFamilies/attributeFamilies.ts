import FamilyIcon from '@mui/icons-material/SchemaOutlined';
import { defineResource } from '#providers/registry/definition.ts';

export const attributeFamilies = defineResource({
  name: 'collections/attribute-families',
  area: 'attributeFamilies',
  paths: { create: 'details', edit: 'details/:id' },
  filters: { name: 'string', product_type: 'string' },
  menu: { group: 'catalogue', icon: FamilyIcon, order: 50 },
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./FamilyList.tsx'),
    create: () => import('./FamilyCreate.tsx'),
    edit: () => import('./FamilyEdit.tsx'),
  },
});
