import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { createPortal } from 'react-dom';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { OrderRecord } from '#resources/sales/orders/record.generated.ts';
import { DateText } from '#ui/fields/DateText.tsx';
import { addressLines } from './Facts.tsx';
import type { OrderLine } from './transition.ts';

const onPaper = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body > *:not([data-paper])': { display: 'none !important' },
        body: { background: '#fff' },
      },
      '@page': { margin: '20mm 18mm' },
    }}
  />
);

/** The printed delivery notes, one per deliverer. They contain no prices and no cancelled lines. */
export const DeliveryNote = ({ order }: { order: OrderRecord }) => {
  const lines = order.lines.filter(({ isMine, state }) => isMine && state !== 'cancelled');
  const deliverers = [...new Set(lines.map(({ delivererName }) => delivererName))];
  return createPortal(
    <Box data-paper sx={{ display: 'none', '@media print': { display: 'block', color: '#000' } }}>
      {onPaper}
      {deliverers.map((name) => (
        <Note
          key={name}
          order={order}
          deliverer={name}
          lines={lines.filter(({ delivererName }) => delivererName === name)}
        />
      ))}
    </Box>,
    document.body,
  );
};

interface NoteProps {
  order: OrderRecord;
  deliverer: string;
  lines: readonly OrderLine[];
}

const Note = ({ order, deliverer, lines }: NoteProps) => {
  const text = useText('resources.orders');
  return (
    <Box sx={{ '&:not(:last-of-type)': { breakAfter: 'page' }, typography: 'body1' }}>
      <Box sx={{ fontWeight: 620, mb: 4 }}>{deliverer}</Box>
      <Box sx={{ whiteSpace: 'pre-line', mb: 6 }}>{addressLines(order.shippingAddress)}</Box>
      <Box component="h1" sx={{ fontSize: 22, mb: 0.5 }}>
        {text('details.deliveryNote')} {order.number}
      </Box>
      <Box sx={{ mb: 3 }}>
        {text('fields.orderedAt')}: <DateText value={order.orderedAt} />
      </Box>
      <Box component="table" sx={paperTable}>
        <thead>
          <tr>
            <th>{text('paper.quantity')}</th>
            <th>{text('paper.product')}</th>
            <th>{text('paper.sku')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{line.quantity}</td>
              <td>
                <Product line={line} />
              </td>
              <td>{line.sku}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {order.notes && (
        <Box sx={{ mt: 4, whiteSpace: 'pre-line', breakInside: 'avoid' }}>
          <strong>{text('details.notes')}</strong>
          <br />
          {order.notes}
        </Box>
      )}
    </Box>
  );
};

const Product = ({ line }: { line: OrderLine }) => {
  const text = useText('resources.orders');
  const { name, combination, showroom, sellerName, delivererName } = line;
  return (
    <>
      <strong>{name}</strong>
      {combination && <div>{combination}</div>}
      {sellerName !== delivererName && <div>{text('details.soldBy', { name: sellerName })}</div>}
      {showroom && (
        <div>
          {text('details.collected')}: {showroom.name}, {showroom.street}, {showroom.post_code}{' '}
          {showroom.city}
        </div>
      )}
    </>
  );
};

const paperTable = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { py: 1, pr: 3, textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th:first-of-type, & td:first-of-type': {
    textAlign: 'right',
    width: '1%',
    overflowWrap: 'normal',
  },
  '& th:last-of-type, & td:last-of-type': { pr: 0, width: '30%' },
  '& thead': { borderBottom: '1px solid #000' },
  '& tbody tr': { borderBottom: '1px solid #999', breakInside: 'avoid' },
} as const;
