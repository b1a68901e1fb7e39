import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/i18nProvider/useText.ts';
import { OrderBadge } from '#resources/sales/orders/parts/OrderBadge.tsx';
import type { OrderRecord } from '#resources/sales/orders/record.generated.ts';
import { RefundButton } from '#resources/sales/payouts/parts/RefundButton.tsx';
import { AddReturn } from '#resources/sales/returns/parts/AddReturn.tsx';
import { LineReturns } from '#resources/sales/returns/parts/LineReturns.tsx';
import { Badge } from '#ui/fields/Badge.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { LineFacts } from './LineFacts.tsx';
import { item } from './styles.ts';
import { TransitionAll, TransitionButtons } from './TransitionButtons.tsx';
import { type OrderLine, transitionsOfAll, transitionsOfLine } from './transition.ts';
import { useOrderTransition } from './useOrderTransition.tsx';

interface Props {
  order: OrderRecord;
  onChanged: () => unknown;
}

/** Lists the order lines, each with its next actions. */
export const Lines = ({ order, onChanged }: Props) => {
  const text = useText('resources.orders');
  const { begin, isPending, dialog } = useOrderTransition(order, onChanged);
  const all = transitionsOfAll(order.lines, transitionsOfLine);
  return (
    <SectionCard
      title={text('details.products')}
      action={
        <TransitionAll
          transitions={all}
          isPending={isPending}
          onTransition={(to) =>
            begin({ of: 'lines', to, items: all.find(([each]) => each === to)?.[1] ?? [] })
          }
        />
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {order.lines.map((line) => (
          <Box component="li" key={line.id} sx={item}>
            <Line line={line} />
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flexShrink: 0 }}>
              {order.paymentStatus !== 'pending' &&
                line.state !== 'cancelled' &&
                line.amount !== null && (
                  <RefundButton
                    of={{
                      lineId: line.id,
                      name: line.name,
                      amount: line.amount,
                      discount: line.discount ?? '0.00',
                      refunded: line.refunded,
                    }}
                  />
                )}
              <AddReturn line={line} orderId={String(order.id)} />
              <TransitionButtons
                name={line.name}
                state={line.state}
                transitions={transitionsOfLine(line)}
                isPending={isPending}
                onTransition={(to) => begin({ of: 'lines', to, items: [line] })}
              />
            </Box>
            <LineReturns line={line} />
          </Box>
        ))}
      </Box>
      {dialog}
    </SectionCard>
  );
};

const Line = ({ line }: { line: OrderLine }) => {
  const text = useText('resources.orders');
  const { name, combination, picture, sku, quantity, unitPrice, amount, sourcePrice } = line;
  return (
    <Box sx={{ display: 'flex', gap: 2, flex: '1 1 320px', minWidth: 0 }}>
      <Thumbnail image={picture ? { filename: picture, alt: '' } : null} size={56} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[combination, sku].filter(Boolean).join(' · ')}
        </Typography>
        <Typography component="div" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {unitPrice !== null && amount !== null ? (
            <>
              {quantity} × <PriceText value={unitPrice} /> = <PriceText value={amount} />
            </>
          ) : (
            <>
              {text('details.pieces', { smart_count: quantity })} ·{' '}
              {text('details.purchase', { price: '' })}
              <PriceText value={sourcePrice} />
            </>
          )}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, my: 0.5 }}>
          <OrderBadge of="lineStates" state={line.state} />
          {line.isLate && <Badge tone="error">{text('late')}</Badge>}
        </Box>
        <LineFacts line={line} />
      </Box>
    </Box>
  );
};
