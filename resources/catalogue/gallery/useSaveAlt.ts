import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { type PictureRecord, UpdatePictureDocument } from './record.generated.ts';

/**
 * Saves a picture's alternative text. If another user has changed the text since it was displayed,
 * the hook reports that first.
 */
export const useSaveAlt = ({ id, alt: present, version }: PictureRecord, onSaved: () => void) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const [isConflict, setConflict] = useState(false);
  const { mutate, isPending } = useApiMutation(UpdatePictureDocument, {
    onSuccess: () => {
      notify('resources.gallery.saved', { type: 'success' });
      refresh();
      onSaved();
    },
    onError: (error) => {
      const isOld = error instanceof RequestError && error.code === 'CONFLICT';
      setConflict(isOld);
      // the refreshed record contains the current text
      if (isOld) refresh();
      else reportError(error);
    },
  });
  return {
    save: (alt: string) => mutate({ id, input: { alt: alt.trim(), present, version } }),
    isPending,
    isConflict,
  };
};
