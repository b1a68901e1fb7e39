import Box from '@mui/material/Box';
import { colourOr } from '#contract/rules/platform/colour.ts';
import type { DiscountRecord } from './record.generated.ts';

interface Props {
  bar: Partial<Pick<DiscountRecord, 'barMessage' | 'barTextColor' | 'barBackgroundColor'>>;
  /** Whether to show the bar on one line, for lists. */
  isSmall?: boolean;
  /** Placeholder for an empty message. */
  otherwise?: string;
}

/** Shows an announcement bar as the website displays it. */
export const Bar = ({ bar, isSmall = false, otherwise = '' }: Props) => (
  <Box
    sx={{
      px: isSmall ? 1 : 2,
      py: isSmall ? 0.25 : 1,
      width: 1,
      borderRadius: isSmall ? 1 : 0,
      textAlign: 'center',
      fontWeight: 560,
      fontSize: isSmall ? 12 : 14,
      color: colourOr(bar.barTextColor, '#ffffff'),
      backgroundColor: colourOr(bar.barBackgroundColor, '#2f4a43'),
      ...(isSmall
        ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
        : { overflowWrap: 'anywhere' }),
    }}
  >
    {bar.barMessage || otherwise}
  </Box>
);
