import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Form, PasswordInput } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { confirmedByPassword } from '#contract/rules/selling/payment.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { validateBy } from '#ui/form/validateBy.ts';

const validate = validateBy(confirmedByPassword);

interface Props {
  title: string;
  text: string;
  yes: string;
  isDangerous?: boolean;
  /** Returns the errors by field, if the server rejects the input. */
  onConfirm: (input: object) => Promise<Record<string, string> | undefined>;
  version: number;
  onClose: () => void;
}

/** Requires the password before a change. */
export const PasswordDialog = ({ title, text, version, onConfirm, onClose, ...button }: Props) => {
  const translate = useText();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <Form
        noValidate
        validate={validate}
        defaultValues={{ password: '', version }}
        onSubmit={onConfirm}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{text}</Typography>
          <PasswordInput
            source="password"
            label="payment.fields.password"
            autoComplete="current-password"
            helperText={false}
            autoFocus
            fullWidth
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <Confirm {...button} />
        </DialogActions>
      </Form>
    </Dialog>
  );
};

const Confirm = ({ yes, isDangerous = false }: Pick<Props, 'yes' | 'isDangerous'>) => {
  const { isSubmitting } = useFormState();
  return (
    <ActionButton
      type="submit"
      variant="contained"
      color={isDangerous ? 'error' : 'primary'}
      disabled={isSubmitting}
    >
      {yes}
    </ActionButton>
  );
};
