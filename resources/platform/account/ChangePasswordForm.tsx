import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PasswordInput, useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { changePasswordInput } from '#contract/rules/platform/session.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useInvalidateApiQueries } from '#providers/api/useInvalidateApiQueries.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { AppForm } from '#ui/form/AppForm.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { useReportFormError } from '#ui/layout/useReportError.ts';
import {
  ChangePasswordDocument,
  OwnAccountDocument,
  OwnSessionsDocument,
} from './operations.generated.ts';

const validate = validateBy(changePasswordInput);

const fields = [
  ['currentPassword', 'current-password'],
  ['password', 'new-password'],
  ['confirmPassword', 'new-password'],
] as const;

const empty = { currentPassword: '', password: '', confirmPassword: '' };

/** Changes the password and ends all other sessions. */
export const ChangePasswordForm = () => {
  const translate = useText();
  const { change, round } = useChangePassword();
  return (
    // a new form after each change, so that it keeps no password
    <AppForm key={round} validate={validate} defaultValues={empty} onSubmit={change}>
      <FormCard title={translate('account.changePassword.title')}>
        <Typography variant="body2" color="text.secondary">
          {translate('account.changePassword.text', { limit: limits.passwordMin })}
        </Typography>
        {fields.map(([source, autoComplete]) => (
          <PasswordInput
            key={source}
            source={source}
            label={`account.fields.${source}`}
            autoComplete={autoComplete}
            helperText={false}
          />
        ))}
        <Submit />
      </FormCard>
      <UnsavedGuard />
    </AppForm>
  );
};

const useChangePassword = () => {
  const notify = useNotify();
  const reportError = useReportFormError();
  const invalidate = useInvalidateApiQueries();
  const [round, setRound] = useState(0);
  const { mutateAsync } = useApiMutation(ChangePasswordDocument);

  const change = async (input: object) => {
    try {
      await mutateAsync({ input });
    } catch (error) {
      const wrong = error instanceof RequestError ? error.body.errors : undefined;
      reportError(error);
      return wrong;
    }
    notify('account.changePassword.changed', { type: 'success' });
    setRound(round + 1);
    void invalidate([OwnAccountDocument, OwnSessionsDocument]);
    return undefined;
  };

  return { change, round };
};

const Submit = () => {
  const translate = useText();
  const { isSubmitting, isDirty } = useFormState();
  return (
    <ActionButton
      type="submit"
      variant="contained"
      disabled={isSubmitting || !isDirty}
      sx={{ alignSelf: 'flex-start' }}
    >
      {translate(`account.changePassword.${isSubmitting ? 'submitting' : 'submit'}`)}
    </ActionButton>
  );
};
