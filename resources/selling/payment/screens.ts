import icon from '@mui/icons-material/AccountBalanceOutlined';
import type { PageScreens } from '#providers/registry/definition.ts';

export const screens: PageScreens = {
  icon,
  view: () => import('./PaymentPage.tsx'),
};
