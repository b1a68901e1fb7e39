import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { Result } from '#resources/selling/cartSimulator/parts/Result.tsx';
import { useQuote } from '#resources/selling/cartSimulator/parts/useQuote.ts';
import type { Entry } from './entry.ts';
import { useAskedQuote } from './useAskedQuote.ts';

interface Props {
  /** Called with the displayed total; null while there is none or the cart cannot be ordered. */
  onTotal: (total: string | null) => void;
}

/** Shows the cost of the order from the form values, with the reasons for refusals. */
export const Quote = ({ onTotal }: Props) => {
  const { asked, isSettled } = useAskedQuote();
  const { quote, isCurrent } = useQuote(asked);
  const items = useWatch<Entry, 'items'>({ name: 'items' });
  const products = items.flatMap(({ product }) => product ?? []);
  const total = isSettled && isCurrent && quote?.isOrderable ? quote.total : null;
  useEffect(() => onTotal(total), [onTotal, total]);
  return (
    <Box sx={{ display: 'grid', gap: 2, position: { '@880': 'sticky' }, top: 88 }}>
      <Result
        asked={asked}
        serviceNames={products.flatMap(({ services }) => services)}
        skuNames={products}
        ownId={null}
      />
    </Box>
  );
};
