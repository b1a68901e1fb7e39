import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { feedbackLimits } from '#contract/rules/website/userFeedback.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { RatingInput } from './RatingInput.tsx';

interface Props {
  titleId: string;
  isPending: boolean;
  onSend: (given: { rate: number; text: string }) => void;
  onClose: () => void;
}

/** The form with a required rating and a text. */
export const FeedbackForm = ({ titleId, isPending, onSend, onClose }: Props) => {
  const translate = useText();
  const [rate, setRate] = useState<number | null>(null);
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (rate !== null) onSend({ rate, text });
  };
  return (
    <form onSubmit={send}>
      <DialogTitle id={titleId}>{translate('feedbackWidget.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('feedbackWidget.text')}</DialogContentText>
        <RatingInput value={rate} onChange={setRate} />
        <TextField
          multiline
          fullWidth
          minRows={3}
          maxRows={5}
          label={translate('feedbackWidget.more')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: feedbackLimits.text } }}
          sx={{ mt: 3 }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{translate('form.cancel')}</Button>
        <Button type="submit" variant="contained" disabled={rate === null || isPending}>
          {translate('feedbackWidget.send')}
        </Button>
      </DialogActions>
    </form>
  );
};
