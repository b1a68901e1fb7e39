import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import { type FormEvent, useState } from 'react';
import { feedbackLimits } from '#contract/rules/website/userFeedback.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { SendFeedbackDocument } from './operations.generated.ts';
import { RatingInput } from './RatingInput.tsx';

interface Props {
  page: string;
  onClose: () => void;
}

const margins = { '& .MuiDialog-paper': { m: { xs: 2, sm: 4 } } };
const noTitle = { '& .MuiDialogTitle-root': visuallyHidden };

/** Asks for a rating, without which nothing can be sent, and a text (specification 2 and 9). */
const FeedbackDialog = ({ page, onClose }: Props) => {
  const translate = useText();
  const text = useText('feedbackWidget');
  const [rate, setRate] = useState<number | null>(null);
  const [more, setMore] = useState('');
  const { mutate, isPending, isSuccess } = useApiMutation(SendFeedbackDocument, {
    onError: useReportError(),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (rate !== null) mutate({ input: { rate, text: more, page } });
  };
  return (
    <DialogFrame
      onClose={onClose}
      width={484}
      sx={isSuccess ? { ...margins, ...noTitle } : margins}
      onSubmit={send}
      title={text(isSuccess ? 'open' : 'title')}
      isAtRisk={!isSuccess && (rate !== null || more !== '')}
      isPending={isPending}
      actions={
        isSuccess ? (
          <Button variant="contained" autoFocus onClick={onClose}>
            {text('close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{translate('form.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={rate === null || isPending}>
              {text('send')}
            </Button>
          </>
        )
      }
    >
      {isSuccess ? (
        <FeedbackSent />
      ) : (
        <FeedbackFields rate={rate} onRate={setRate} text={more} onText={setMore} />
      )}
    </DialogFrame>
  );
};

interface FeedbackFieldsProps {
  rate: number | null;
  onRate: (rate: number) => void;
  text: string;
  onText: (text: string) => void;
}

/** A rating and a text. */
const FeedbackFields = ({ rate, onRate, text, onText }: FeedbackFieldsProps) => {
  const translate = useText('feedbackWidget');
  return (
    <>
      <DialogContentText sx={{ mb: 2 }}>{translate('text')}</DialogContentText>
      <RatingInput value={rate} onChange={onRate} />
      <TextField
        multiline
        fullWidth
        minRows={3}
        maxRows={5}
        label={translate('more')}
        value={text}
        onChange={(event) => onText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: feedbackLimits.text } }}
        sx={{ mt: 3 }}
      />
    </>
  );
};

/** Thanks. */
const FeedbackSent = () => {
  const text = useText('feedbackWidget');
  return <StateMessage icon={<DoneIcon />} title={text('success')} text={text('successText')} />;
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default FeedbackDialog;
