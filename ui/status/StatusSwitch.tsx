import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { isOn, type StatusDocument, type SwitchedRecord } from './runningRecord.ts';
import { activation, type StatusWords } from './statusWords.ts';

interface Props {
  document: StatusDocument;
  words?: StatusWords;
  /** True if the record cannot be switched off again. */
  isOneWay?: boolean;
  isDisabled?: boolean;
  /** Message key of what keeps the record from being switched on, with its `name`. */
  obstacle?: string | undefined;
  /** Called when the user meets the obstacle. */
  onObstacle?: () => unknown;
  /**
   * Called with the error if the server rejects the change; returns true if it has reported the
   * error.
   */
  onRefused?: (error: Error) => unknown;
}

/**
 * A switch for a record's status: asks for confirmation and reports the result. The texts are the
 * resource's messages, such as `activateText`, `deactivateText`, `activated` and `deactivated`; a
 * resource without them has those of `runStates`.
 */
export const StatusSwitch = ({
  document,
  words = activation,
  isOneWay = false,
  isDisabled,
  obstacle,
  onObstacle,
  onRefused,
}: Props) => {
  const translate = useText();
  const dynamic = useDynamicText();
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const resource = useResourceContext();
  const record = useRecordContext<SwitchedRecord>();
  const [isAsking, setAsking] = useState(false);
  const isActive = record !== undefined && isOn(record, words);
  const { status, verb, done } = isActive ? words.off : words.on;
  const { mutate, isPending } = useApiMutation(document, {
    onSuccess: (_data) => {
      notify(`resources.${resource}.${done}`, {
        type: 'success',
        messageArgs: { smart_count: 1, _: translate(`runStates.${done}`, 1) },
      });
    },
    onError: (error) => {
      if (onRefused?.(error) !== true) reportError(error);
    },
    onSettled: () => {
      setAsking(false);
      refresh();
    },
  });
  if (!record) return null;
  const { id, name } = record;
  return (
    <>
      <Switch
        checked={isActive}
        disabled={isDisabled || isPending || (isOneWay && isActive)}
        onChange={() => {
          if (!obstacle || isActive) return setAsking(true);
          notify(obstacle, { type: 'warning', messageArgs: { name } });
          onObstacle?.();
        }}
        slotProps={{
          input: { 'aria-label': translate(`runStates.${words.on.verb}Switch`, { name }) },
        }}
      />
      <LazyConfirmDialog
        open={isAsking}
        isHarmless={!isActive}
        title={translate(`runStates.${verb}Title`, { name })}
        text={dynamic(`resources.${resource}.${verb}Text`, {
          _: translate(`runStates.${verb}Text`),
        })}
        yes={translate(`runStates.${verb}`)}
        no={translate('form.cancel')}
        isPending={isPending}
        onConfirm={() => mutate({ input: { ids: [id], status } })}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
