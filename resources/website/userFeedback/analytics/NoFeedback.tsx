import Icon from '@mui/icons-material/RateReviewOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useText } from '#providers/i18nProvider/useText.ts';
import { StateMessage } from '#ui/layout/StateMessage.tsx';

/** Replaces the charts if there is no feedback, and offers a longer period. */
export const NoFeedback = ({ onWiden }: { onWiden: (() => void) | undefined }) => {
  const text = useText('resources.user-feedback');
  return (
    <Card>
      <StateMessage
        icon={<Icon />}
        title={text('analytics.none')}
        action={
          onWiden && (
            <Button variant="outlined" onClick={onWiden}>
              {text('analytics.widen')}
            </Button>
          )
        }
      />
    </Card>
  );
};
