import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { type UsedKind, UsesList } from './UsesList.tsx';

interface Used {
  of: UsedKind;
  /** The records that were not deleted because they are in use. */
  records: readonly { id: string; name: string }[];
}

interface Props extends Used {
  onClose: () => void;
  /** Explains above the list how the user can proceed. */
  remedy?: ReactNode;
  /** Buttons beside the Close button. */
  actions?: ReactNode;
}

const namesAtMost = 5;

/** Lists, with links, the uses of records that could not be deleted. */
export const InUseDialog = ({ of, records, onClose, remedy, actions }: Props) => {
  const translate = useDynamicText();
  const titleId = useId();
  const names = records.slice(0, namesAtMost).map(({ name }) => translate('inUse.name', { name }));
  if (records.length > namesAtMost) names.push('…');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('inUse.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {translate(`inUse.${of}`, {
            smart_count: records.length,
            names: names.join(', '),
          })}
        </DialogContentText>
        {remedy}
        <UsesList of={of} ids={records.map(({ id }) => id)} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} autoFocus={!actions}>
          {translate('inUse.close')}
        </Button>
        {actions}
      </DialogActions>
    </Dialog>
  );
};
