import ServiceIcon from '@mui/icons-material/HandymanOutlined';
import { defineResource } from '#providers/registry/definition.ts';

/** Service groups with the services in them. */
export const services = defineResource({
  name: 'services',
  area: 'services',
  filters: { name: 'string' },
  menu: { group: 'catalogue', icon: ServiceIcon, order: 60 },
  operations: () => import('./operations.ts'),
  views: { list: () => import('./ServiceList.tsx') },
});
