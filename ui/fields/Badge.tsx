import Chip from '@mui/material/Chip';
import { alpha } from '@mui/material/styles';

export type Tone = 'success' | 'warning' | 'error' | 'primary' | 'neutral';

interface Props {
  /** Green for what is done or on, amber for what is not, red for what failed, quiet for the rest. */
  tone: Tone;
  children: string;
}

/** The state of a record, told by word and colour. */
export const Badge = ({ tone, children }: Props) => (
  <Chip
    size="small"
    label={children}
    sx={({ palette }) => ({
      fontWeight: 560,
      ...(tone === 'neutral'
        ? { color: 'text.secondary', backgroundColor: alpha(palette.text.secondary, 0.1) }
        : {
            color: `${tone}.main`,
            backgroundColor: tone === 'error' ? alpha(palette.error.main, 0.1) : `${tone}.light`,
          }),
    })}
  />
);
