import icon from '@mui/icons-material/ReceiptLongOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';
import type { OrderRow } from './operations.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: { list: () => import('./OrderList.tsx') },
  routes: {
    'details/:id': () => import('./details/OrderPage.tsx'),
    create: () => import('./entry/EntryPage.tsx'),
  },
  found: ({ number, customerName, city }: OrderRow) => ({
    title: number,
    detail: `${customerName}, ${city}`,
  }),
};
