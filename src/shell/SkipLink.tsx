import Link from '@mui/material/Link';
import { useText } from '#providers/i18nProvider/useText.ts';

/** The first tab stop: a link that skips the header and navigation. */
export const SkipLink = ({ target }: { target: string }) => (
  <Link
    href={`#${target}`}
    onClick={(event) => {
      // avoids a history entry
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
    {useText()('shell.skipToContent')}
  </Link>
);
