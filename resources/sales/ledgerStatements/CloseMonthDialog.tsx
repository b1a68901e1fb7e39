import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogBase } from '#ui/dialogs/DialogBase.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { CloseMonthDocument, MonthToCloseDocument } from './operations.generated.ts';
import { useMonthText } from './useMonthText.ts';

interface Props {
  /** YYYY-MM */
  month: string;
  onClose: () => void;
}

/** Closes a month, once the user has confirmed that it is final. */
const CloseMonthDialog = ({ month, onClose }: Props) => {
  const translate = useText();
  const text = useText('resources.ledgerStatements.close');
  const named = { month: useMonthText()(month) };
  const notify = useNotify();
  const refresh = useRefresh();
  const [isFinal, setFinal] = useState(false);
  const { mutateAsync, isPending } = useApiMutation(CloseMonthDocument, {
    stale: [MonthToCloseDocument],
    onError: useReportError(),
    onSuccess: () => {
      notify('resources.ledgerStatements.close.done', { type: 'success', messageArgs: named });
      refresh();
      onClose();
    },
  });
  const close = () => mutateAsync({ input: { month, isFinal } }).catch(() => undefined);
  return (
    <DialogBase
      onClose={onClose}
      width={480}
      title={text('title', named)}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <ActionButton variant="contained" disabled={!isFinal || isPending} onClick={close}>
            {text('confirm')}
          </ActionButton>
        </>
      }
    >
      <Typography>{text('text')}</Typography>
      <FormControlLabel
        sx={{ mt: 2 }}
        control={
          <Checkbox
            size="small"
            checked={isFinal}
            onChange={(_event, isChecked) => setFinal(isChecked)}
          />
        }
        label={text('isFinal')}
      />
    </DialogBase>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default CloseMonthDialog;
