import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PasswordInput } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { confirmedByPassword } from '#contract/rules/selling/payment.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
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
  return (
    <FormFrame
      onClose={onClose}
      width="xs"
      validate={validate}
      defaultValues={{ password: '', version }}
      onSubmit={onConfirm}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <Confirm {...button} />
        </>
      }
    >
      <Typography sx={{ mb: 2 }}>{text}</Typography>
      <PasswordInput
        source="password"
        label="payment.fields.password"
        autoComplete="current-password"
        helperText={false}
        autoFocus
        fullWidth
      />
    </FormFrame>
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
