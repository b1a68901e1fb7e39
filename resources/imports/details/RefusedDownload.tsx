import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { download } from '#providers/downloads/download.ts';
import { language } from '#providers/preferences.ts';

/** The rows that were refused, each with its reasons, as a workbook to correct and send again. */
export const RefusedDownload = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [isPending, setPending] = useState(false);
  const text = (key: string) => translate(`resources.products/imports.refusedRows.${key}`);
  const load = async () => {
    // the button is not disabled meanwhile, which would lose the focus
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
