import Chip from '@mui/material/Chip';
import { alpha } from '@mui/material/styles';

export type Tone = 'success' | 'warning' | 'error' | 'primary' | 'neutral';

interface Props {
  /** Green for done or active, amber for pending, red for failed, neutral for all other states. */
  tone: Tone;
  children: string;
}

/** A record's state as a coloured word. */
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
