import TagIcon from '@mui/icons-material/SellOutlined';
import { defineResource } from '#providers/registry/definition.ts';

export const tags = defineResource({
  name: 'collections/tags',
  area: 'tags',
  filters: { name: 'string', type: 'string' },
  menu: { group: 'catalogue', icon: TagIcon, order: 20 },
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./TagList.tsx'),
    create: () => import('./TagCreate.tsx'),
    edit: () => import('./TagEdit.tsx'),
  },
});
