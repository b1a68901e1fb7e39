import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { UsesList } from '#ui/deletion/UsesList.tsx';

interface Props {
  of: 'service' | 'serviceGroup';
  record: { id: string; name: string };
  onClose: () => void;
}

/** Lists the uses of a service or group, with links. */
export const UsesDialog = ({ of, record, onClose }: Props) => {
  const translate = useText();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {translate('resources.services.usesOf', { name: record.name })}
      </DialogTitle>
      <DialogContent>
        <UsesList of={of} ids={[record.id]} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} autoFocus>
          {translate('inUse.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
