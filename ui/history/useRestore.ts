import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { RestoreChangeDocument } from '#providers/history/operations.generated.ts';
import type { ChangeEntry } from '#providers/history/useHistory.ts';
import { hasUnsaved } from '#providers/unsaved.ts';

/** Why something was not brought back. */
export interface Refusal {
  text: string;
  /** By field. */
  errors: Record<string, string>;
  /** How many products would lose values by it, which can be agreed to. */
  loss: number;
}

export interface RestoreOptions {
  /** That is shown; none for a record that is gone. */
  version?: number | null | undefined;
  /** The record is open in a form below, which will read it anew. */
  isBesideForm?: boolean;
  /** Told when what is shown has become another version, be it by this or by somebody else. */
  onOtherVersion?: () => void;
}

/** Brings back what a record was before the change; what refuses it is told, nothing is lost. */
export const useRestore = (
  { id: changeId, name, action }: ChangeEntry,
  { version, isBesideForm, onOtherVersion }: RestoreOptions,
  onDone: () => void,
) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refuse = (error: Error) => {
    const { body, code } =
      error instanceof RequestError ? error : { body: {} as RequestError['body'], code: null };
    setRefusal({
      text: translate(code === 'CONFLICT' ? 'history.conflict' : error.message, {
        _: translate('error.INTERNAL'),
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
  const { mutate, isPending } = useSend(RestoreChangeDocument, {
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
