import AttributeIcon from '@mui/icons-material/TuneOutlined';
import { defineResource } from '#providers/registry/definition.ts';

const optionsPage = () => import('./options/OptionsPage.tsx');

export const attributes = defineResource({
  name: 'collections/attributes',
  area: 'attributes',
  filters: { name: 'string', type: 'string', kind: 'string', flag: 'string' },
  menu: { group: 'catalogue', icon: AttributeIcon, order: 30 },
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./AttributeList.tsx'),
    create: () => import('./AttributeCreate.tsx'),
    edit: () => import('./AttributeEdit.tsx'),
  },
  routes: [
    { path: 'options/informative/:id', area: 'attributes', view: optionsPage },
    { path: 'options/system/:id', area: 'attributes', view: optionsPage },
  ],
});
