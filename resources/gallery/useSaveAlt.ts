import { useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { UpdatePictureDocument } from './operations.generated.ts';
import type { PictureRecord } from './operations.ts';

/** Saves the text of a picture, unless it is no longer the one that was shown: then that is told first. */
export const useSaveAlt = ({ id, alt: present }: PictureRecord, onSaved: () => void) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const [isConflict, setConflict] = useState(false);
  const { mutate, isPending } = useSend(UpdatePictureDocument, {
    onSuccess: () => {
      notify('resources.gallery.saved', { type: 'success' });
      refresh();
      onSaved();
    },
    onError: (error) => {
      const isOld = error instanceof RequestError && error.code === 'CONFLICT';
      setConflict(isOld);
      // what is there now stands in the record then
      if (isOld) refresh();
      else reportError(error);
    },
  });
  return {
    save: (alt: string) => mutate({ id, input: { alt: alt.trim(), present } }),
    isPending,
    isConflict,
  };
};
