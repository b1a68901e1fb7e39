import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { feedbackLimits } from '#contract/rules/website/userFeedback.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { RatingInput } from './RatingInput.tsx';

interface Props {
  rate: number | null;
  onRate: (rate: number) => void;
  text: string;
  onText: (text: string) => void;
}

/** A rating and a text. */
export const FeedbackFields = ({ rate, onRate, text, onText }: Props) => {
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
