import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const TemplateDialog = lazyPart(withMessages(() => import('./TemplateDialog.tsx')));

/** Offers a template to users whose file the server could not read. */
export const TemplateButton = () => {
  const translate = useText();
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
