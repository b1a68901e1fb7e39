import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { createPortal } from 'react-dom';
import type { OrderRecord } from '#resources/orders/operations.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';
import { addressLines } from './Facts.tsx';

const onPaper = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body > *:not([data-paper])': { display: 'none !important' },
        body: { background: '#fff' },
      },
    }}
  />
);

/** What goes with the goods: the page as it is printed. Without prices; cancelled lines are left out. */
export const DeliveryNote = ({ order }: { order: OrderRecord }) => {
  const text = useResourceText();
  const lines = order.lines.filter(({ isMine, state }) => isMine && state !== 'cancelled');
  return createPortal(
    <Box
      data-paper
      sx={{ display: 'none', '@media print': { display: 'block', color: '#000', p: 4 } }}
    >
      {onPaper}
      <Box sx={{ whiteSpace: 'pre-line', mb: 6 }}>{addressLines(order.shippingAddress)}</Box>
      <Box component="h1" sx={{ fontSize: 22, mb: 0.5 }}>
        {text('details.deliveryNote')} {order.number}
      </Box>
      <Box sx={{ mb: 3 }}>
        {text('fields.orderedAt')}: <DateField value={order.orderedAt} />
      </Box>
      <Box component="table" sx={paperTable}>
        <tbody>
          {lines.map(({ id, quantity, name, combination, sku, sellerName }) => (
            <tr key={id}>
              <td>{quantity} ×</td>
              <td>
                {name}
                <br />
                {[combination, sku].filter(Boolean).join(' · ')}
              </td>
              <td>{sellerName}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {order.notes && <Box sx={{ mt: 3, whiteSpace: 'pre-line' }}>{order.notes}</Box>}
    </Box>,
    document.body,
  );
};

const paperTable = {
  width: '100%',
  borderCollapse: 'collapse',
  '& td': { borderTop: '1px solid #999', py: 1, pr: 2, verticalAlign: 'top' },
} as const;
