import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { abandonUnsaved, hasUnsaved } from '#providers/unsaved.ts';

/** Reloads the page; asks for confirmation first if unsaved input would be lost. */
export const ReloadButton = (props: Pick<ButtonProps, 'color' | 'size'>) => {
  const translate = useText();
  const [isAsking, setAsking] = useState(false);
  const reload = () => {
    if (hasUnsaved() && !isAsking) return setAsking(true);
    // the user has already confirmed, so the browser must not ask again
    abandonUnsaved();
    window.location.reload();
  };
  return (
    <Button {...props} variant="outlined" onClick={reload} sx={{ whiteSpace: 'nowrap' }}>
      {translate(isAsking ? 'shell.updated.discard' : 'shell.updated.reload')}
    </Button>
  );
};
