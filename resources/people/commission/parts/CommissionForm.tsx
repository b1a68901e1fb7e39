import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { RecordContextProvider, useRefresh } from 'react-admin';
import { commissionRates, commissionTiersInput } from '#contract/rules/people/commissionTiers.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { CommissionTiersFragment } from '#resources/people/commission/operations.generated.ts';
import { ConflictProvider } from '#ui/conflict/conflictContext.ts';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { AppForm } from '#ui/form/AppForm.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { PriceInput } from '#ui/form/PriceInput.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { RecordHistory } from '#ui/history/RecordHistory.tsx';
import { commissionFields } from './fields.ts';
import { ResetCommission } from './ResetCommission.tsx';
import { useSaveCommission } from './useSaveCommission.ts';

const validate = validateBy(commissionTiersInput);

interface Props {
  vendorId: string | null;
  /** The vendor's own rates, or the default rates if it has none. */
  tiers: CommissionTiersFragment;
  backTo: string;
}

/**
 * The form for the four rates. Saving asks for confirmation, because the rates apply to all later
 * orders.
 */
export const CommissionForm = ({ vendorId, tiers, backTo }: Props) => {
  const translate = useText();
  const refresh = useRefresh();
  const isOwn = tiers.vendorId === vendorId;
  const [asking, setAsking] = useState<object | null>(null);
  const { save, isPending, conflict } = useSaveCommission({
    vendorId,
    version: isOwn ? tiers.version : null,
    onDone: refresh,
  });
  const confirm = async () => {
    await save(asking ?? {});
    setAsking(null);
  };
  return (
    <RecordContextProvider value={{ ...tiers, name: translate('commission.title') }}>
      <AppForm noValidate validate={validate} defaultValues={tiers} onSubmit={setAsking}>
        {vendorId !== null && (
          <Alert
            severity="info"
            variant="outlined"
            sx={{ mb: 2 }}
            action={isOwn && <ResetCommission tiers={tiers} />}
          >
            {translate(isOwn ? 'commission.own' : 'commission.default')}
          </Alert>
        )}
        <FormCard title={translate('commission.title')}>
          <Typography variant="body2" color="text.secondary">
            {translate('commission.text')}
          </Typography>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { '@480': '1fr 1fr' } }}>
            {commissionRates.map((rate) => (
              <PriceInput
                key={rate}
                source={rate}
                label={translate(`commission.fields.${rate}`)}
                unit="%"
                helperText=""
              />
            ))}
          </Box>
          {isOwn && (
            <Box>
              <RecordHistory entity="commissionTiers" fields={commissionFields} size="small" />
            </Box>
          )}
        </FormCard>
        <ConflictProvider value={conflict}>
          <SaveBar backTo={backTo} isQuiet />
        </ConflictProvider>
        <UnsavedGuard />
      </AppForm>
      <LazyConfirmDialog
        open={asking !== null}
        isHarmless
        title={translate('commission.askTitle')}
        text={translate(vendorId === null ? 'commission.askDefault' : 'commission.askOwn')}
        yes={translate('form.save')}
        no={translate('form.cancel')}
        isPending={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(null)}
      />
    </RecordContextProvider>
  );
};
