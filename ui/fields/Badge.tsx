import Chip from '@mui/material/Chip';

interface Props {
  /** Green for what is done or on, amber for what is not. */
  tone: 'success' | 'warning';
  children: string;
}

/** The state of a record, told by word and colour. */
export const Badge = ({ tone, children }: Props) => (
  <Chip
    size="small"
    label={children}
    sx={{ fontWeight: 560, color: `${tone}.main`, backgroundColor: `${tone}.light` }}
  />
);
