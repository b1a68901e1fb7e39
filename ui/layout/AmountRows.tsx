import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PriceText } from '#ui/fields/PriceText.tsx';

export interface AmountRow {
  key: string;
  label: ReactNode;
  /** A decimal in EUR; null if unknown. */
  amount: string | null;
  /** Small text below the label. */
  detail?: ReactNode;
  /** True for the sum of the rows above. */
  isTotal?: boolean;
}

/** A column of amounts, as on an invoice. */
export const AmountRows = ({ rows }: { rows: readonly AmountRow[] }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
    {rows.map(({ key, label, amount, detail, isTotal }) => (
      <Box
        key={key}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          ...(isTotal && { borderTop: 1, borderColor: 'divider', pt: 1, fontWeight: 620 }),
        }}
      >
        <Box component="dt" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {label}
          {detail && (
            <Box sx={{ typography: 'body2', color: 'text.secondary', fontWeight: 400 }}>
              {detail}
            </Box>
          )}
        </Box>
        <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {amount === null ? '–' : <PriceText value={amount} />}
        </Box>
      </Box>
    ))}
  </Box>
);
