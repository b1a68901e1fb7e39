import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackSent } from './FeedbackSent.tsx';
import { SendFeedbackDocument } from './operations.generated.ts';

interface Props {
  page: string;
  onClose: () => void;
}

/** Asks for a rating and a text, then thanks the user (specification 2 and 9). */
export const FeedbackDialog = ({ page, onClose }: Props) => {
  const titleId = useId();
  const { mutate, isPending, isSuccess } = useApiMutation(SendFeedbackDocument, {
    onError: useReportError(),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 484, maxWidth: '100%', m: { xs: 2, sm: 4 } } } }}
    >
      {isSuccess ? (
        <FeedbackSent titleId={titleId} onClose={onClose} />
      ) : (
        <FeedbackForm
          titleId={titleId}
          isPending={isPending}
          onSend={(given) => mutate({ input: { ...given, page } })}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
};
