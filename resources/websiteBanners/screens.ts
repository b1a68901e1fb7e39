import icon from '@mui/icons-material/ViewCarouselOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./BannerList.tsx'),
    create: () => import('./BannerForm.tsx'),
    edit: () => import('./BannerForm.tsx'),
  },
};
