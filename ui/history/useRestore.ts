import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { failureText } from '#providers/graphql/failure.ts';
import { RestoreChangeDocument } from '#providers/history/operations.generated.ts';
import type { ChangeEntry } from '#providers/history/useHistory.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { hasUnsaved } from '#providers/unsaved.ts';

/** The reasons why the server rejected a restore. */
export interface Refusal {
  text: string;
  /** Messages by field. */
  errors: Record<string, string>;
  /** Number of products that would lose values; the user can accept the loss. */
  loss: number;
}

export interface RestoreOptions {
  /** The version shown; none for a deleted record. */
  version?: number | null | undefined;
  /** True if a form below edits the record; it then refetches the record. */
  isBesideForm?: boolean;
  /** Called when the record has a new version, from this restore or from another user. */
  onOtherVersion?: () => void;
}

/**
 * Restores the state of a record before a change. If the server rejects it, nothing changes and the
 * hook returns the reasons.
 */
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
      text: failureText(
        { message: code === 'CONFLICT' ? 'history.conflict' : error.message, args: body.args },
        translate,
      ),
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
