import VariationIcon from '@mui/icons-material/ChairOutlined';
import { defineResource } from '#providers/registry/definition.ts';
import { listFilters } from './listFilters.ts';

export const variations = defineResource({
  name: 'products/variations',
  area: 'variations',
  paths: { create: 'details', edit: 'details/:id' },
  filters: listFilters,
  menu: { group: 'products', icon: VariationIcon, order: 10 },
  comesFirst: true,
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./VariationList.tsx'),
    edit: () => import('./edit/VariationEdit.tsx'),
  },
  routes: [
    {
      path: 'link-samples/:id',
      area: 'sampleBoxLinks',
      view: () => import('./linkSamples/LinkSamplesPage.tsx'),
      isList: true,
    },
  ],
});
