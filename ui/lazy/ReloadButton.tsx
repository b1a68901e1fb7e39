import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { abandonUnsaved, hasUnsaved } from '#providers/unsaved.ts';

/** Reloads the page; asks a second time if something typed would be lost. */
export const ReloadButton = (props: Pick<ButtonProps, 'color' | 'size'>) => {
  const translate = useText();
  const [isAsking, setAsking] = useState(false);
  const reload = () => {
    if (hasUnsaved() && !isAsking) return setAsking(true);
    // it was asked here, so the browser need not
    abandonUnsaved();
    window.location.reload();
  };
  return (
    <Button {...props} variant="outlined" onClick={reload} sx={{ whiteSpace: 'nowrap' }}>
      {translate(isAsking ? 'shell.updated.discard' : 'shell.updated.reload')}
    </Button>
  );
};
