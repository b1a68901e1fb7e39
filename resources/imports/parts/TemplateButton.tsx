import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';

const TemplateDialog = lazy(withMessages(() => import('./TemplateDialog.tsx')));

/** A template, for whoever has a file that cannot be read. */
export const TemplateButton = () => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => setOpen(true)}>
        {translate('resources.products/imports.template.open')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <TemplateDialog onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
