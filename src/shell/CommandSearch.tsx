import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Suspense, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useCommandKey } from '#ui/actions/useCommandKey.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const CommandDialog = lazyPart(() => import('./CommandDialog.tsx'));

/** Whether the device has no pointer that hovers, and so most likely no keyboard. */
const isTouch = () => window.matchMedia('(hover: none)').matches;

/** The button that opens the search for pages and records; also Ctrl+K or Cmd+K. */
export const CommandSearch = () => {
  const translate = useText();
  const [isOpen, setOpen] = useState(false);

  useCommandKey('k', () => setOpen(true));
  const label = translate('shell.search.open');
  return (
    <>
      <Tooltip title={isTouch() ? label : `${label} (${translate('keys.control')} K)`}>
        <IconButton aria-label={label} aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
          <SearchIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <CommandDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
