import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  type CommissionTiersFragment,
  ResetCommissionTiersDocument,
} from '#resources/people/commission/operations.generated.ts';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';

/** Deletes a vendor's own rates after a confirmation, so that the default rates apply. */
export const ResetCommission = ({ tiers }: { tiers: CommissionTiersFragment }) => {
  const translate = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useApiMutation(ResetCommissionTiersDocument, {
    onSuccess: () => notify('commission.reset', { type: 'success' }),
    onError: reportError,
    onSettled: () => {
      setAsking(false);
      refresh();
    },
  });
  const { vendorId, version } = tiers;
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setAsking(true)}>
        {translate('commission.useDefault')}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        title={translate('commission.resetTitle')}
        text={translate('commission.askOwn')}
        yes={translate('commission.useDefault')}
        no={translate('form.cancel')}
        isPending={isPending}
        onConfirm={() => mutate({ input: { vendorId, version } })}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
