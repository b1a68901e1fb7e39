import Switch from '@mui/material/Switch';
import { useState } from 'react';
import {
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import type { RunningRecord, StatusDocument } from './runningRecord.ts';

interface Props {
  document: StatusDocument;
  /** It can only be switched on. */
  isOneWay?: boolean;
  isDisabled?: boolean;
  /** Called with the reason when the server refuses, before it is reported. */
  onRefused?: (error: Error) => void;
}

/**
 * Switches a record on and off: asks first, tells the result. Texts are the resource's `activateText`,
 * `deactivateText`, `activated` and `deactivated`.
 */
export const StatusSwitch = ({ document, isOneWay = false, isDisabled, onRefused }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const resource = useResourceContext();
  const record = useRecordContext<RunningRecord>();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useSend(document, {
    onSuccess: (_data) => {
      notify(`resources.${resource}.${record?.isActive ? 'deactivated' : 'activated'}`, {
        type: 'success',
        messageArgs: { smart_count: 1 },
      });
    },
    onError: (error) => {
      onRefused?.(error);
      reportError(error);
    },
    onSettled: () => {
      setAsking(false);
      refresh();
    },
  });
  if (!record) return null;
  const { id, name, isActive } = record;
  const verb = isActive ? 'deactivate' : 'activate';
  return (
    <>
      <Switch
        checked={isActive}
        disabled={isDisabled || isPending || (isOneWay && isActive)}
        onChange={() => setAsking(true)}
        slotProps={{ input: { 'aria-label': translate('runStates.switch', { name }) } }}
      />
      <LazyConfirmDialog
        open={isAsking}
        isHarmless={!isActive}
        title={translate(`runStates.${verb}Title`, { name })}
        text={translate(`resources.${resource}.${verb}Text`)}
        yes={translate(`runStates.${verb}`)}
        no={translate('form.cancel')}
        isPending={isPending}
        onConfirm={() => mutate({ input: { ids: [id], status: isActive ? 'inactive' : 'active' } })}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
