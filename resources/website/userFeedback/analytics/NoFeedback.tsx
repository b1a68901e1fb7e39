import Icon from '@mui/icons-material/RateReviewOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useText } from '#providers/i18nProvider/useText.ts';
import { StateMessage } from '#ui/layout/StateMessage.tsx';

/** Shown in place of charts of nothing; a longer period may have some. */
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
