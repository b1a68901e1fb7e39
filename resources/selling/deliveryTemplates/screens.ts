import icon from '@mui/icons-material/LocalShippingOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./DeliveryTemplateList.tsx'),
    create: () => import('./DeliveryTemplateForm.tsx'),
    edit: () => import('./DeliveryTemplateForm.tsx'),
  },
};
