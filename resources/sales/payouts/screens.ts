import icon from '@mui/icons-material/PaymentsOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';
import type { PayoutRow } from './record.generated.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./record.generated.ts'),
  views: { list: () => import('./PayoutList.tsx') },
  routes: {
    statement: () => import('./statement/StatementPage.tsx'),
    ':id': () => import('./details/PayoutPage.tsx'),
  },
  found: ({ number, partnerName }: PayoutRow) => ({ title: number, detail: partnerName }),
};
