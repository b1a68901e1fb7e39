import VariationIcon from '@mui/icons-material/ChairOutlined';
import { defineResource } from '#providers/registry/definition.ts';

export const variations = defineResource({
  name: 'products/variations',
  area: 'variations',
  paths: { create: 'details', edit: 'details/:id' },
  filters: { name: 'string', status: 'string' },
  menu: { group: 'products', icon: VariationIcon, order: 10 },
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./VariationList.tsx'),
    edit: () => import('./VariationEdit.tsx'),
  },
});
