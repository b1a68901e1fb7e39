import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { RequestPayoutDocument } from '#resources/sales/payouts/operations.generated.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogBase } from '#ui/dialogs/DialogBase.tsx';
import { AmountRows } from '#ui/layout/AmountRows.tsx';
import { Notice } from '#ui/layout/Notice.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { useEntryRows } from './entryRows.tsx';
import { NoAccount } from './NoAccount.tsx';
import { useSumRows } from './sumRows.ts';
import { useDayText } from './useDayText.ts';
import { type Preview, usePayoutPreview } from './usePayoutPreview.ts';
import { usePayoutText } from './usePayoutText.ts';

interface Props {
  orderId?: string | undefined;
  onClose: () => void;
}

/**
 * Requests a service payout. It lists the requested entries, and explains that the request cannot
 * be withdrawn.
 */
const RequestDialog = ({ orderId, onClose }: Props) => {
  const translate = useText();
  const text = usePayoutText();
  const { preview, error, refetch } = usePayoutPreview(orderId);
  const [isFinal, setFinal] = useState(false);
  const { mutateAsync, isPending } = useRequest(refetch, onClose);
  const isPossible = preview?.refusal === null;
  const request = () =>
    mutateAsync({
      input: {
        fingerprint: preview?.fingerprint,
        isFinal,
        ...(orderId !== undefined && { orderId }),
      },
    }).catch(() => undefined);
  return (
    <DialogBase
      onClose={onClose}
      width={680}
      title={text('request.title')}
      content={{ dividers: true }}
      actionsSx={{ flexWrap: 'wrap' }}
      actions={
        <>
          {/* beside the button that it enables, because the entries can be long */}
          {isPossible && (
            <FormControlLabel
              sx={{ flex: '1 0 100%', mr: 0 }}
              control={
                <Checkbox
                  size="small"
                  checked={isFinal}
                  onChange={(_event, isChecked) => setFinal(isChecked)}
                />
              }
              label={text('request.isFinal')}
            />
          )}
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <ActionButton
            variant="contained"
            disabled={!isPossible || !isFinal || isPending}
            onClick={request}
          >
            {text('request.confirm')}
          </ActionButton>
        </>
      }
    >
      {preview && <RequestedPayout preview={preview} />}
      {!preview && error && (
        <NotLoaded title="resources.payouts.notLoaded" error={error} onRetry={refetch} />
      )}
      {!preview && !error && <Skeleton variant="rounded" height={240} />}
    </DialogBase>
  );
};

/**
 * Requests the payout. After an error it refetches the preview, because usually the due amounts
 * have changed.
 */
const useRequest = (refetch: () => unknown, onClose: () => void) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  return useApiMutation(RequestPayoutDocument, {
    onSuccess: ({ requestPayout: { data } }) => {
      notify('resources.payouts.request.done', {
        type: 'success',
        messageArgs: { number: data.number },
      });
      refresh();
      onClose();
    },
    onError: (error) => {
      reportError(error);
      void refetch();
    },
  });
};

const RequestedPayout = ({ preview }: { preview: Preview }) => {
  const text = usePayoutText();
  const entryRows = useEntryRows();
  const sumRows = useSumRows();
  const day = useDayText();
  const { refusal, results, total, sums, account, expectedOn } = preview;
  return (
    <Stack spacing={2}>
      {refusal === 'noAccount' && <NoAccount />}
      {refusal === 'nothingDue' && <Typography>{text('due.nothing')}</Typography>}
      {refusal === 'notPositive' && <Notice severity="info">{text('due.negative')}</Notice>}
      {refusal === null && <Typography>{text('request.text')}</Typography>}
      {total > 0 && (
        <>
          <Typography variant="h3">{text('request.entries')}</Typography>
          <AmountRows rows={entryRows(results)} />
          {total > results.length && (
            <Typography variant="body2" color="text.secondary">
              {text('request.more', { smart_count: total - results.length })}
            </Typography>
          )}
          <Typography variant="h3">{text('request.sums')}</Typography>
          <AmountRows rows={sumRows(sums)} />
        </>
      )}
      {account && refusal === null && (
        <Typography>
          {text('request.account')}{' '}
          <strong>
            {account.provider === 'paypal'
              ? text('request.paypal', { id: account.paypalMerchantId })
              : `${account.accountHolder}, ${account.iban}`}
          </strong>
          <br />
          {text('request.expected', { day: day(expectedOn) })}
        </Typography>
      )}
    </Stack>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default RequestDialog;
