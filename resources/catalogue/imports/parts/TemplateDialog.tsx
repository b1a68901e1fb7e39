import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DialogBase } from '#ui/dialogs/DialogBase.tsx';
import { TemplateForm } from './TemplateForm.tsx';

/** Downloads a template for the products of an attribute family. */
const TemplateDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useText();
  const text = useText('resources.products/imports.template');
  return (
    <DialogBase
      onClose={onClose}
      width="sm"
      title={text('title')}
      actions={<Button onClick={onClose}>{translate('form.cancel')}</Button>}
    >
      <DialogContentText sx={{ mb: 2 }}>{text('text')}</DialogContentText>
      <TemplateForm onDownloaded={onClose} />
    </DialogBase>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default TemplateDialog;
