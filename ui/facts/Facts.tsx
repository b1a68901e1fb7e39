import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface Fact {
  key: string;
  label: ReactNode;
  /** A fact without a value is not shown. */
  value: ReactNode;
}

interface Props {
  facts: readonly Fact[];
}

const isKnown = ({ value }: Fact): boolean => value != null && value !== '' && value !== false;

/** A list of read-only labelled values, in as many columns as fit. */
export const Facts = ({ facts }: Props) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
    }}
  >
    {facts.filter(isKnown).map(({ key, label, value }) => (
      <Box key={key} sx={{ minWidth: 0 }}>
        <Typography component="dt" variant="body2" color="text.secondary">
          {label}
        </Typography>
        <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
);
