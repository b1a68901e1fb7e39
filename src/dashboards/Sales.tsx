import TurnoverIcon from '@mui/icons-material/EuroOutlined';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import type { PartnerDashboardQuery } from '#providers/dashboard/operations.generated.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { pathOf } from '#providers/registry/definition.ts';
import { orders } from '#resources/sales/orders/orders.ts';
import { Figure, formatted } from './Figure.tsx';

type SalesFigures = PartnerDashboardQuery['dashboard']['data']['sales'];

/** A vendor's orders and turnover of 30 days, each with that of the 30 days before. */
export const Sales = ({ sales }: { sales: SalesFigures | undefined }) => {
  const text = useText('dashboard.sales');
  const locale = language.use();
  const note = (before: number | undefined, unit?: 'EUR') =>
    before === undefined ? undefined : text('before', { before: formatted(before, unit, locale) });
  const amountOf = (value: string | undefined) => (value === undefined ? value : Number(value));
  const common = { to: pathOf(orders) };
  return (
    <Box component="ul" aria-label={text('title')} sx={listStyles}>
      <Figure
        label={text('orders')}
        icon={OrdersIcon}
        value={sales?.orders}
        note={note(sales?.ordersBefore)}
        {...common}
      />
      <Figure
        label={text('turnover')}
        icon={TurnoverIcon}
        unit="EUR"
        value={amountOf(sales?.turnover)}
        note={note(amountOf(sales?.turnoverBefore), 'EUR')}
        {...common}
      />
    </Box>
  );
};

const listStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
} as const;
