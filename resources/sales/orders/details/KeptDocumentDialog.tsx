import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  OrderDocumentDocument,
  type OrderDocumentQuery,
} from '#resources/sales/orders/operations.generated.ts';
import { useDayText } from '#resources/sales/payouts/parts/useDayText.ts';
import { InfoDialog } from '#ui/dialogs/InfoDialog.tsx';
import { Facts } from '#ui/facts/Facts.tsx';
import { type AmountRow, AmountRows } from '#ui/layout/AmountRows.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { addressLines } from './Facts.tsx';

interface Props {
  orderId: string;
  onClose: () => void;
}

type KeptDocument = OrderDocumentQuery['orderDocument']['data'];

/** The document of an order whose customer was anonymised: number, address and amounts. */
const KeptDocumentDialog = ({ orderId, onClose }: Props) => {
  const text = useText('resources.orders');
  const { data, error, refetch } = useApiQuery(OrderDocumentDocument, { orderId });
  const document = data?.orderDocument.data;
  return (
    <InfoDialog
      open
      title={text('document.title', { number: document?.number ?? '' })}
      width="xs"
      onClose={onClose}
      hasFocus
    >
      {error && (
        <NotLoaded title="resources.orders.document.failed" error={error} onRetry={refetch} />
      )}
      {document && <Content document={document} />}
    </InfoDialog>
  );
};

const Content = ({
  document: { billing, vat_id, orderedOn, sums },
}: {
  document: KeptDocument;
}) => {
  const text = useText('resources.orders');
  const dayText = useDayText();
  return (
    <Stack spacing={2}>
      <Typography>{text('document.text')}</Typography>
      <Facts
        facts={[
          { key: 'billing', label: text('details.billing'), value: addressLines(billing) },
          { key: 'vatId', label: text('details.vatId'), value: vat_id },
          { key: 'orderedOn', label: text('fields.orderedAt'), value: dayText(orderedOn) },
        ]}
      />
      <Sums sums={sums} />
    </Stack>
  );
};

const Sums = ({ sums }: { sums: KeptDocument['sums'] }) => {
  const text = useText('resources.orders');
  const rows: AmountRow[] = [
    { key: 'products', label: text('sums.products'), amount: sums.products },
    { key: 'discount', label: text('sums.discount'), amount: `-${sums.discount}` },
    { key: 'shipping', label: text('sums.shipping'), amount: sums.shipping },
    { key: 'services', label: text('sums.services'), amount: sums.services },
    { key: 'driving', label: text('sums.driving'), amount: sums.driving },
    { key: 'total', label: text('sums.total'), amount: sums.total, isTotal: true },
    { key: 'paid', label: text('settlement.paid'), amount: sums.paid },
    { key: 'repaid', label: text('settlement.repaid'), amount: sums.repaid },
  ];
  return (
    <AmountRows
      rows={rows.filter(
        ({ key, amount }) => ['products', 'total'].includes(key) || Number(amount) !== 0,
      )}
    />
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default KeptDocumentDialog;
