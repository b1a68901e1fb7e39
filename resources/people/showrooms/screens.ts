import type { ShowroomRecord } from './record.generated.ts';

export { default as icon } from '@mui/icons-material/StorefrontOutlined';

export const found = ({ name, post_code, city, pictures: [picture] }: ShowroomRecord) => ({
  title: name,
  detail: `${post_code} ${city}`,
  image: picture ?? null,
});
