import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { download } from '#providers/downloads/download.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';

/** Downloads the rejected rows with their reasons, as a workbook to correct and upload again. */
export const RefusedDownload = ({ id }: { id: string }) => {
  const text = useText('resources.products/imports.refusedRows');
  const notify = useNotify();
  const [isPending, setPending] = useState(false);
  const load = async () => {
    // the button is never disabled, because a disabled button loses the focus
    if (isPending) return;
    setPending(true);
    try {
      const query = new URLSearchParams({ language: language.get() });
      await download(`/imports/${id}/refused?${query}`, text('filename'));
    } catch {
      notify('resources.products/imports.refusedRows.failed', { type: 'error' });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      aria-disabled={isPending}
      onClick={() => void load()}
    >
      {text('download')}
    </Button>
  );
};
