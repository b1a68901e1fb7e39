import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { UsesList } from '#resources/attributes/parts/UsesList.tsx';

interface Props {
  of: 'service' | 'serviceGroup';
  record: { id: string; name: string };
  onClose: () => void;
}

/** Where a service or a group is used, with links there. */
export const UsesDialog = ({ of, record, onClose }: Props) => {
  const translate = useTranslate();
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
          {translate('resources.collections/attributes.inUse.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
