import icon from '@mui/icons-material/HandymanOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';
import type { ServiceGroupRecord } from './record.generated.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./record.generated.ts'),
  views: { list: () => import('./ServiceList.tsx') },
  // users edit services in this list, so search results link to it
  found: ({ name, services }: ServiceGroupRecord) => ({
    title: name,
    detail: services.map((service) => service.name).join(', '),
    to: `/services?name=${encodeURIComponent(name)}`,
  }),
};
