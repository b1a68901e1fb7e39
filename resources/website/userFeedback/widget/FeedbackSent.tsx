import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import { useText } from '#providers/i18nProvider/useText.ts';
import { StateMessage } from '#ui/layout/StateMessage.tsx';

/** Thanks. */
export const FeedbackSent = () => {
  const text = useText('feedbackWidget');
  return <StateMessage icon={<DoneIcon />} title={text('success')} text={text('successText')} />;
};
