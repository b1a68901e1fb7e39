import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Form, TextInput } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { suspensionInput } from '#contract/rules/people/managedPartner.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DialogSaveButton } from '#ui/form/DialogSaveButton.tsx';
import { validateBy } from '#ui/form/validateBy.ts';

const validate = validateBy(suspensionInput);

interface Props {
  onSuspend: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Explains the consequences of a suspension and asks for the reason. */
const SuspendDialog = ({ onSuspend, onClose }: Props) => {
  const translate = useText();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <Form
        noValidate
        validate={validate}
        defaultValues={{ reason: '' }}
        onSubmit={async (values: { reason?: string }) => {
          await onSuspend(values.reason ?? '');
        }}
      >
        <DialogTitle id={titleId}>{translate('partnerManagement.suspendTitle')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            {translate('partnerManagement.suspendText')}
          </DialogContentText>
          <TextInput
            source="reason"
            label={translate('partnerManagement.reason')}
            helperText={translate('partnerManagement.reasonHint')}
            multiline
            minRows={3}
            autoFocus
            slotProps={{ htmlInput: { maxLength: limits.suspendedReason } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <DialogSaveButton label={translate('partnerManagement.suspend')} />
        </DialogActions>
      </Form>
    </Dialog>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default SuspendDialog;
