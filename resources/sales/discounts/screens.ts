import icon from '@mui/icons-material/LocalOfferOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./record.generated.ts'),
  views: {
    list: () => import('./DiscountList.tsx'),
    create: () => import('./DiscountForm.tsx'),
    edit: () => import('./DiscountForm.tsx'),
  },
};
