import Icon from '@mui/icons-material/RateReviewOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';

/** Shown in place of charts of nothing; a longer period may have some. */
export const NoFeedback = ({ onWiden }: { onWiden: (() => void) | undefined }) => {
  const text = useResourceText();
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
