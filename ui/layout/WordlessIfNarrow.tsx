import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { wordless } from './wordless.ts';

/** The actions of a heading: on a narrow page, all but the main action show their icons alone. */
export const WordlessIfNarrow = ({ children }: { children: ReactNode }) => (
  <Box sx={styles}>{children}</Box>
);

const styles = {
  display: 'contents',
  '@container (max-width: 559px)': {
    '& .MuiButton-root:not(.MuiButton-contained):has(.MuiButton-startIcon)': wordless,
  },
} as const;
