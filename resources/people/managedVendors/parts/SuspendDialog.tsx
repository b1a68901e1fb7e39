import DialogContentText from '@mui/material/DialogContentText';
import { TextInput } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { suspensionInput } from '#contract/rules/people/managedPartner.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { validateBy } from '#ui/form/validateBy.ts';

const validate = validateBy(suspensionInput);

interface Props {
  onSuspend: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Explains the consequences of a suspension and asks for the reason. */
const SuspendDialog = ({ onSuspend, onClose }: Props) => {
  const translate = useText();
  return (
    <FormFrame
      onClose={onClose}
      width="sm"
      validate={validate}
      defaultValues={{ reason: '' }}
      onSubmit={async (values: { reason?: string }) => {
        await onSuspend(values.reason ?? '');
      }}
      title={translate('partnerManagement.suspendTitle')}
      save={translate('partnerManagement.suspend')}
    >
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
    </FormFrame>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default SuspendDialog;
