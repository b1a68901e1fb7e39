import DownArrowIcon from '@mui/icons-material/ArrowDropDown';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { workbookUpload } from '#providers/uploads/workbookUpload.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { useAnchor } from '#ui/menus/useAnchor.ts';
import { useAvailability } from './useAvailability.ts';

const UploadDialog = lazyPart(withMessages(() => import('./UploadDialog.tsx')));
const TemplateDialog = lazyPart(withMessages(() => import('./TemplateDialog.tsx')));
const UploadMenu = lazyPart(withMessages(() => import('./UploadMenu.tsx')));

/**
 * Uploads a workbook of variations (specification 2, Excel upload). The menu beside the button
 * stays enabled while uploads are not possible.
 */
export const UploadButton = ({ isGhost = false }: { isGhost?: boolean }) => {
  const text = useText('uploadButton');
  const menu = useAnchor('menu');
  const dialog = useStayMounted();
  const template = useStayMounted();
  const { label, isProcessing } = useUploadLabel();
  const variant = isGhost ? 'outlined' : 'contained';
  return (
    <>
      <Box
        role="group"
        aria-label={text('upload')}
        sx={{ display: 'flex', gap: isGhost ? 0 : '1px' }}
      >
        <Button
          variant={variant}
          startIcon={<UploadIcon />}
          disabled={isProcessing}
          onClick={dialog.open}
          sx={{ borderTopRightRadius: 0, borderBottomRightRadius: 0 }}
        >
          {label}
        </Button>
        <Button
          variant={variant}
          aria-label={text('more')}
          {...menu.button}
          sx={{
            minWidth: 0,
            px: 0.5,
            borderTopLeftRadius: 0,
            borderBottomLeftRadius: 0,
            ...(isGhost && { borderLeft: 0 }),
          }}
        >
          <DownArrowIcon />
        </Button>
      </Box>
      <Suspense fallback={null}>
        {menu.popup.anchorEl && <UploadMenu {...menu.popup} onTemplate={template.open} />}
        {dialog.wasOpened && <UploadDialog open={dialog.isOpen} onClose={dialog.close} />}
        {template.isOpen && <TemplateDialog onClose={template.close} />}
      </Suspense>
    </>
  );
};

/** Shows the upload progress, or a hint that another import is running. */
const useUploadLabel = () => {
  const text = useText('uploadButton');
  const isAvailable = useAvailability();
  const upload = workbookUpload.use();
  const isProcessing = !isAvailable || (upload?.part ?? 0) >= 1;
  if (isProcessing) return { label: text('processing'), isProcessing };
  if (!upload) return { label: text('upload'), isProcessing };
  return { label: text('percent', { percent: Math.floor(upload.part * 100) }), isProcessing };
};

/**
 * Keeps the dialog mounted after it was first opened, because its upload continues while closed.
 */
const useStayMounted = () => {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return {
    isOpen,
    wasOpened,
    open: () => {
      setOpened(true);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
};
