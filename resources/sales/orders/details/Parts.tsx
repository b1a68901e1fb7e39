import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { euroText, percentText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { OrderBadge } from '#resources/sales/orders/parts/OrderBadge.tsx';
import type { OrderRecord } from '#resources/sales/orders/record.generated.ts';
import { AmountRows } from '#ui/layout/AmountRows.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';

type Part = OrderRecord['parts'][number];

/** Lists each partner's share and its commission; partners see only their own. */
export const Parts = ({ order: { parts, total } }: { order: OrderRecord }) => {
  const text = useText('resources.orders');
  return (
    <SectionCard title={text(total === null ? 'fields.mySum' : 'details.partners')}>
      <Stack spacing={3}>
        {parts.map((part) => (
          <PartRows key={part.id} part={part} />
        ))}
      </Stack>
    </SectionCard>
  );
};

const PartRows = ({ part }: { part: Part }) => {
  const text = useText('resources.orders');
  const locale = language.use();
  const rate = percentText(part.rate, locale);
  const base = euroText(part.base, locale);
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Box component="h3" sx={{ m: 0, typography: 'body1', fontWeight: 560 }}>
          {part.partnerName}
        </Box>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {text(`details.roles.${part.role}`)}
        </Box>
        <OrderBadge of="states" state={part.status} />
      </Box>
      <AmountRows
        rows={[
          {
            key: 'commission',
            label: text('details.commission', { rate, base }),
            amount: `-${part.commission}`,
          },
          ...(['shipping', 'driving'] as const)
            .filter((key) => Number(part[key]) > 0)
            .map((key) => ({ key, label: text(`sums.${key}`), amount: part[key] })),
          { key: 'payout', label: text('details.payout'), amount: part.payout, isTotal: true },
        ]}
      />
    </div>
  );
};
