import SampleBoxIcon from '@mui/icons-material/Inventory2Outlined';
import { defineResource } from '#providers/registry/definition.ts';

export const sampleBoxes = defineResource({
  name: 'products/sample-boxes',
  area: 'sampleBoxes',
  paths: { create: 'details', edit: 'details/:id' },
  filters: { name: 'string' },
  menu: { group: 'products', icon: SampleBoxIcon, order: 30 },
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./SampleBoxList.tsx'),
    create: () => import('./SampleBoxCreate.tsx'),
    edit: () => import('./SampleBoxEdit.tsx'),
  },
});
