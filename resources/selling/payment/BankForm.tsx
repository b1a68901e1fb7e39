import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { TextInput, useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { newPaymentAccountInput, paymentAccountInput } from '#contract/rules/selling/payment.ts';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { ConflictProvider, useConflict } from '#ui/conflict/conflictContext.ts';
import { FormConflict } from '#ui/conflict/FormConflict.tsx';
import { AppForm } from '#ui/form/AppForm.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { paymentFields } from './fields.ts';
import { UpdatePaymentAccountDocument, VendorSettingsDocument } from './operations.generated.ts';
import { type PaymentAccount, useReloadSettings } from './usePaymentAccount.ts';

const validate = validateBy(paymentAccountInput);
const validateNew = validateBy(newPaymentAccountInput);

const textOf = (maxLength: number) => ({ htmlInput: { maxLength, autoComplete: 'off' } });

/** Edits the bank account. */
export const BankForm = ({ account }: { account: PaymentAccount }) => {
  const translate = useText();
  const notify = useNotify();
  const submit = useSubmit();
  const reload = useReloadSettings();
  const { take, conflict } = useConflict('paymentAccount', paymentFields, useLoadAccount());
  const { account_holder, iban, bic, version } = account;
  // a refetch must not overwrite unsaved changes
  const [opened] = useState({ account_holder, iban: '', bic, version });
  const save = (input: object) =>
    submit(
      UpdatePaymentAccountDocument,
      { input },
      {
        onSuccess: () => {
          notify('payment.saved', { type: 'success' });
          void reload();
        },
        onRefused: take,
      },
    );
  return (
    <AppForm
      noValidate
      validate={iban ? validate : validateNew}
      defaultValues={opened}
      onSubmit={save}
    >
      <FormCard title={translate('payment.bank')}>
        <TextInput
          source="account_holder"
          label="payment.fields.account_holder"
          helperText={false}
          slotProps={textOf(limits.accountHolder)}
        />
        <TextInput
          source="iban"
          label="payment.fields.iban"
          helperText={iban ? translate('payment.help.keep', { iban }) : 'payment.help.iban'}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
        />
        <TextInput
          source="bic"
          label="payment.fields.bic"
          helperText={false}
          slotProps={textOf(limits.bic)}
        />
        <Typography variant="body2" color="text.secondary">
          {translate('payment.help.mail')}
        </Typography>
        <ConflictProvider value={conflict}>
          <FormConflict />
        </ConflictProvider>
        <Save />
      </FormCard>
      <UnsavedGuard />
    </AppForm>
  );
};

const useLoadAccount = () => {
  const fetchSettings = useLazyApiQuery(VendorSettingsDocument);
  return useCallback(
    // the number is never returned; left empty, the saved one stays
    async () => ({ ...(await fetchSettings({})).vendorSettings.data.payment, iban: '' }),
    [fetchSettings],
  );
};

const Save = () => {
  const translate = useText();
  const { isSubmitting, isDirty } = useFormState();
  return (
    <ActionButton
      type="submit"
      variant="contained"
      disabled={isSubmitting || !isDirty}
      sx={{ alignSelf: 'flex-start' }}
    >
      {translate(isSubmitting ? 'form.saving' : 'payment.save')}
    </ActionButton>
  );
};
