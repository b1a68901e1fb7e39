import type { ResourceScreens } from '#providers/registry/definition.ts';
import type { PayoutRow } from './record.generated.ts';

export { default as icon } from '@mui/icons-material/PaymentsOutlined';

export const routes: ResourceScreens['routes'] = {
  statement: () => import('./statement/StatementPage.tsx'),
  ':id': () => import('./details/PayoutPage.tsx'),
};

export const found = ({ number, partnerName }: PayoutRow) => ({
  title: number,
  detail: partnerName,
});
