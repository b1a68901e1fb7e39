import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { visuallyHidden } from '@mui/utils';
import { useText } from '#providers/i18nProvider/useText.ts';
import { StateMessage } from '#ui/layout/StateMessage.tsx';

/** Thanks the user for the feedback. */
export const FeedbackSent = ({ titleId, onClose }: { titleId: string; onClose: () => void }) => {
  const translate = useText();
  return (
    <>
      <DialogTitle id={titleId} sx={visuallyHidden}>
        {translate('feedbackWidget.open')}
      </DialogTitle>
      <DialogContent>
        <StateMessage
          icon={<DoneIcon />}
          title={translate('feedbackWidget.success')}
          text={translate('feedbackWidget.successText')}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('feedbackWidget.close')}
        </Button>
      </DialogActions>
    </>
  );
};
