import Box from '@mui/material/Box';
import { letterOf } from './letters.ts';

/** The keys that go to a menu entry's page, while the pointer or the focus is on the entry. */
const GoKeys = ({ to }: { to: string }) => {
  const letter = letterOf(to);
  if (!letter) return null;
  return (
    <Box component="span" aria-hidden sx={styles}>
      G {letter.toUpperCase()}
    </Box>
  );
};

const styles = {
  typography: 'caption',
  color: 'text.secondary',
  'a:not(:hover, :focus-visible) > &': { visibility: 'hidden' },
  '@media (hover: none)': { display: 'none' },
} as const;

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default GoKeys;
