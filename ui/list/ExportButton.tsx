import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { useWasTrue } from '#ui/lazy/useWasTrue.ts';
import { useAnchor } from '#ui/menus/useAnchor.ts';
import type { ExportProps } from './exportProps.ts';

const ExportPopup = lazyPart(() => import('./ExportPopup.tsx'));

/** Exports the records that match a query, and downloads the file when it is ready. */
export const ExportButton = ({ isDisabled, ...props }: ExportProps) => {
  const translate = useText();
  const menu = useAnchor('menu');
  const wasOpened = useWasTrue(menu.popup.open);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ExportIcon />}
        disabled={isDisabled}
        {...menu.button}
      >
        {translate('list.export.title')}
      </Button>
      <Suspense fallback={null}>
        {wasOpened && <ExportPopup {...props} popup={menu.popup} />}
      </Suspense>
    </>
  );
};
