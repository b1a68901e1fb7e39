import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { TemplateForm } from './TemplateForm.tsx';

/** Downloads a template for the products of an attribute family. */
const TemplateDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useText();
  const text = useText('resources.products/imports.template');
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{text('text')}</DialogContentText>
        <TemplateForm onDownloaded={onClose} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{translate('form.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default TemplateDialog;
