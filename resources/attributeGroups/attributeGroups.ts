import GroupIcon from '@mui/icons-material/ViewAgendaOutlined';
import { defineResource } from '#providers/registry/definition.ts';

export const attributeGroups = defineResource({
  name: 'collections/attribute-groups',
  area: 'attributeGroups',
  filters: { name: 'string', place_use: 'string' },
  menu: { group: 'catalogue', icon: GroupIcon, order: 40 },
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./GroupList.tsx'),
    create: () => import('./GroupCreate.tsx'),
    edit: () => import('./GroupEdit.tsx'),
  },
});
