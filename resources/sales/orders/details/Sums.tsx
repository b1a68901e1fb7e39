import { useText } from '#providers/i18nProvider/useText.ts';
import type { OrderRecord } from '#resources/sales/orders/operations.ts';
import { type AmountRow, AmountRows } from '#ui/layout/AmountRows.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';

/** Shows the total of the order or of the partner's part; omits amounts of zero. */
export const Sums = ({ order: { sums } }: { order: OrderRecord }) => {
  const text = useText('resources.orders');
  const row = (key: 'products' | 'shipping' | 'services' | 'driving'): AmountRow[] =>
    key !== 'products' && Number(sums[key]) === 0
      ? []
      : [{ key, label: text(`sums.${key}`), amount: sums[key] }];
  const discount: AmountRow[] =
    sums.discount === null || Number(sums.discount) === 0
      ? []
      : [{ key: 'discount', label: text('sums.discount'), amount: `-${sums.discount}` }];
  return (
    <SectionCard title={text('details.sums')}>
      <AmountRows
        rows={[
          ...row('products'),
          ...discount,
          ...row('shipping'),
          ...row('services'),
          ...row('driving'),
          { key: 'total', label: text('sums.total'), amount: sums.total, isTotal: true },
        ]}
      />
    </SectionCard>
  );
};
