import VariationIcon from '@mui/icons-material/ChairOutlined';
import { defineResource } from '#providers/registry/definition.ts';

export const variations = defineResource({
  name: 'products/variations',
  area: 'variations',
  paths: { create: 'details', edit: 'details/:id' },
  filters: {
    name: 'string',
    parent_name: 'string',
    categories: 'ids',
    status: 'string',
    manufacturer_id: 'string',
    variationType: 'string',
    serviceInfo: 'string',
    serviceFilter: 'string',
    missing: 'string',
    linked: 'string',
  },
  menu: { group: 'products', icon: VariationIcon, order: 10 },
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./VariationList.tsx'),
    edit: () => import('./VariationEdit.tsx'),
  },
  routes: [
    {
      path: 'link-samples/:id',
      area: 'sampleBoxes',
      view: () => import('./linkSamples/LinkSamplesPage.tsx'),
      isList: true,
    },
  ],
});
