import type { ResourceScreens } from '#providers/registry/definition.ts';
import type { OrderRow } from './record.generated.ts';

export { default as icon } from '@mui/icons-material/ReceiptLongOutlined';

export const routes: ResourceScreens['routes'] = {
  'details/:id': () => import('./details/OrderPage.tsx'),
  create: () => import('./entry/EntryPage.tsx'),
};

export const found = ({ number, customerName, city }: OrderRow) => ({
  title: number,
  detail: `${customerName}, ${city}`,
});
