import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { ChosenWorkbook } from './ChosenWorkbook.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import { Sending } from './Sending.tsx';
import { TemplateForm } from './TemplateForm.tsx';
import { useAvailability } from './useAvailability.ts';
import { useWorkbookUpload } from './useWorkbookUpload.ts';
import { WorkbookDrop } from './WorkbookDrop.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Selects a workbook and the import mode; new users can get a template here. */
const UploadDialog = ({ open, onClose }: Props) => {
  const translate = useText();
  const text = useText('resources.products/imports.dialog');
  const [file, setFile] = useState<File | null>(null);
  const [isChecked, setChecked] = useState(true);
  const [fault, setFault] = useState<string | null>(null);
  const { upload, start } = useWorkbookUpload();
  const isAvailable = useAvailability();
  const close = () => {
    // reset the dialog for the next file
    setFile(null);
    setChecked(true);
    setFault(null);
    onClose();
  };
  const send = async (chosen: File) => {
    // reset even after a failure (specification 8)
    setFile(null);
    setFault(null);
    const failure = await start(chosen, { dryRun: isChecked });
    if (failure === null) close();
    else setFault(failure);
  };
  return (
    <DialogFrame
      open={open}
      onClose={close}
      width="sm"
      slotProps={{ transition: { onExited: leadOn } }}
      content={{ sx: { display: 'grid', gap: 2 } }}
      title={translate('uploadButton.upload')}
      isAtRisk={file !== null}
      actions={
        <>
          <Button onClick={close}>{upload ? text('background') : translate('form.cancel')}</Button>
          {!upload && (
            <ActionButton
              variant="contained"
              disabled={!file || !isAvailable}
              onClick={() => file && void send(file)}
            >
              {text(isChecked ? 'runCheck' : 'runAtOnce')}
            </ActionButton>
          )}
        </>
      }
    >
      {upload ? (
        <Sending upload={upload} />
      ) : (
        <>
          {!isAvailable && <Alert severity="info">{text('isRunning')}</Alert>}
          {file ? (
            <ChosenWorkbook file={file} onRemove={() => setFile(null)} />
          ) : (
            <WorkbookDrop
              fault={fault}
              onFault={setFault}
              onFile={(chosen) => {
                setFault(null);
                setFile(chosen);
              }}
            />
          )}
          <ModeChoice isChecked={isChecked} onChange={setChecked} />
          {!file && <Newcomer />}
        </>
      )}
    </DialogFrame>
  );
};

/** Focuses the page's content, because the button that opened the dialog may be disabled by now. */
const leadOn = () => {
  const focused = document.activeElement;
  // a closing dialog loses the focus inside it
  const isLost = focused === document.body || focused?.closest('[role="dialog"]');
  if (isLost) document.querySelector('main')?.focus({ preventScroll: true });
};

/** Offers a template to users without a file. */
const Newcomer = () => {
  const text = useText('resources.products/imports.dialog');
  return (
    <div>
      <Divider sx={{ mb: 2 }} />
      <Typography variant="subtitle2" component="h3">
        {text('newcomer')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {text('newcomerText')}
      </Typography>
      <TemplateForm />
    </div>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default UploadDialog;
