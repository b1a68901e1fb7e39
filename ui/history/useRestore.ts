import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { fallbackOf } from '#providers/graphql/fallback.ts';
import { RestoreChangeDocument } from '#providers/history/operations.generated.ts';
import type { ChangeEntry } from '#providers/history/useHistory.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { hasUnsaved } from '#providers/unsaved.ts';

/** Why a restore was rejected. */
export interface Refusal {
  text: string;
  /** Messages by field. */
  errors: Record<string, string>;
  /** Number of products that would lose values, which the user can accept. */
  loss: number;
}

export interface RestoreOptions {
  /** The version shown; none for a deleted record. */
  version?: number | null | undefined;
  /** The record is open in a form below, which will fetch it again. */
  isBesideForm?: boolean;
  /** Called when the shown record has a new version, through this restore or another user. */
  onOtherVersion?: () => void;
}

/** Restores the state a record had before a change. A rejection is returned and changes nothing. */
export const useRestore = (
  { id: changeId, name, action }: ChangeEntry,
  { version, isBesideForm, onOtherVersion }: RestoreOptions,
  onDone: () => void,
) => {
  const translate = useDynamicText();
  const notify = useNotify();
  const refresh = useRefresh();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refuse = (error: Error) => {
    const { body, code } =
      error instanceof RequestError ? error : { body: {} as RequestError['body'], code: null };
    setRefusal({
      text: translate(code === 'CONFLICT' ? 'history.conflict' : error.message, {
        _: fallbackOf(error.message, translate),
        ...body.args,
      }),
      errors: body.errors ?? {},
      loss: code === 'IN_USE' ? Number(body.args?.smart_count ?? 0) : 0,
    });
    if (code === 'CONFLICT') {
      onOtherVersion?.();
      refresh();
    }
  };
  const { mutate, isPending } = useApiMutation(RestoreChangeDocument, {
    onSuccess: () => {
      const isGone = action === 'delete';
      notify(isGone ? 'history.revived' : 'history.restored', {
        type: 'success',
        messageArgs: { name },
      });
      onOtherVersion?.();
      onDone();
      refresh();
    },
    onError: refuse,
  });
  return {
    restore: (confirmedLoss: number) => {
      if (isBesideForm && hasUnsaved()) {
        setRefusal({ text: translate('history.unsaved'), errors: {}, loss: 0 });
        return;
      }
      mutate({ input: { changeId, version: version ?? null, confirmedLoss } });
    },
    isPending,
    refusal,
  };
};
