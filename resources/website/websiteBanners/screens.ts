import icon from '@mui/icons-material/ViewCarouselOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';
import type { WebsiteBannerRecord } from './record.generated.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./record.generated.ts'),
  views: {
    list: () => import('./BannerList.tsx'),
    create: () => import('./BannerForm.tsx'),
    edit: () => import('./BannerForm.tsx'),
  },
  found: ({ name, title, picture }: WebsiteBannerRecord) => ({
    ...{ title: name, detail: title || undefined },
    image: picture === null ? null : { filename: picture, alt: '' },
  }),
};
