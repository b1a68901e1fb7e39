import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';

/** The first stop of the keyboard: past header and navigation. */
export const SkipLink = ({ target }: { target: string }) => (
  <Link
    href={`#${target}`}
    onClick={(event) => {
      // without a new entry in the history
      event.preventDefault();
      document.getElementById(target)?.focus();
    }}
    sx={{
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: 'tooltip',
      px: 2,
      py: 1,
      borderRadius: 1,
      backgroundColor: 'background.paper',
      transform: 'translateY(-200%)',
      '&:focus': { transform: 'none' },
    }}
  >
    {useTranslate()('shell.skipToContent')}
  </Link>
);
