import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useId } from 'react';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import type { BulkFailureRecordFragment } from '#providers/jobs/operations.generated.ts';
import { language } from '#providers/preferences.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';

interface Props {
  done: number;
  total: number;
  /** The failures; only the first ones if there are very many. */
  failures: readonly BulkFailureRecordFragment[];
  onRetry?: () => unknown;
  onClose: () => void;
}

/** Lists the rows that a job left unchanged, with the reason for each. */
const FailuresDialog = ({ done, total, failures, onRetry, onClose }: Props) => {
  const translate = useDynamicText();
  const locale = language.use();
  const titleId = useId();
  const textId = useId();
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{translate('jobs.report.title')}</DialogTitle>
      <DialogContent dividers sx={{ pb: 0 }}>
        <DialogContentText id={textId}>
          {translate('jobs.report.text', {
            smart_count: done,
            done: number(done),
            total: number(total),
          })}
        </DialogContentText>
        <List dense sx={{ mx: -2 }}>
          {failures.map(({ id, label, msg, count }) => (
            <ListItem key={id} divider>
              <ListItemText
                primary={label ?? translate('jobs.report.unnamed', { id })}
                secondary={translate(msg, { name: label, smart_count: count ?? undefined })}
              />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        {onRetry && <ActionButton onClick={onRetry}>{translate('jobs.retry')}</ActionButton>}
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('jobs.report.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default FailuresDialog;
