import type { WebsiteBannerRecord } from './record.generated.ts';

export { default as icon } from '@mui/icons-material/ViewCarouselOutlined';

export const found = ({ name, title, picture }: WebsiteBannerRecord) => ({
  ...{ title: name, detail: title || undefined },
  image: picture === null ? null : { filename: picture, alt: '' },
});
