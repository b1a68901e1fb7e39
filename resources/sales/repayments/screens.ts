import icon from '@mui/icons-material/CurrencyExchangeOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./record.generated.ts'),
  views: { list: () => import('./RepaymentList.tsx') },
};
