import type { ServiceGroupRecord } from './record.generated.ts';

export { default as icon } from '@mui/icons-material/HandymanOutlined';

// users edit services in this list, so search results link to it
export const found = ({ name, services }: ServiceGroupRecord) => ({
  title: name,
  detail: services.map((service) => service.name).join(', '),
  to: `/services?name=${encodeURIComponent(name)}`,
});
