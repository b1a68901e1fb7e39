import type { StyleCategoryRecord } from './record.generated.ts';

export { default as icon } from '@mui/icons-material/StyleOutlined';

export const found = ({ name, picture }: StyleCategoryRecord) => ({
  title: name,
  image: picture === null ? null : { filename: picture, alt: '' },
});
