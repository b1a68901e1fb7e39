import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { CartQuoteInput } from '#contract/generated/schema.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { AmountRows } from '#ui/layout/AmountRows.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { useQuote } from './parts/useQuote.ts';
import { type Quote, useRows } from './parts/useRows.tsx';

interface Props {
  asked: CartQuoteInput | null;
  serviceNames: readonly { id: string; name: string }[];
  skuNames: readonly { sku: string; name: string }[];
}

/** Lists each cost of the small simulator with its reason or refusal, and the total. */
export const TryOutResult = ({ asked, ...names }: Props) => {
  const { quote, error, refetch } = useQuote(asked);
  if (error) return <NotLoaded title="cartSimulator.failed" error={error} onRetry={refetch} />;
  return <Box role="status">{quote && <Quoted quote={quote} {...names} />}</Box>;
};

const Quoted = ({ quote, ...names }: Omit<Props, 'asked'> & { quote: Quote }) => {
  const translate = useText();
  const { positions, sums } = useRows(quote, names);
  const { isOrderable } = quote;
  return (
    <>
      <Alert severity={isOrderable ? 'success' : 'warning'} sx={{ mb: 2 }}>
        {translate(`cartSimulator.${isOrderable ? 'orderable' : 'notOrderable'}`)}
      </Alert>
      <AmountRows
        rows={[...positions, ...sums.filter(({ key }) => key === 'driving' || key === 'total')]}
      />
    </>
  );
};
