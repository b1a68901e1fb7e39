import DialogContentText from '@mui/material/DialogContentText';
import type { ReactNode } from 'react';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { InfoDialog } from '#ui/dialogs/InfoDialog.tsx';
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
  const names = records.slice(0, namesAtMost).map(({ name }) => translate('inUse.name', { name }));
  if (records.length > namesAtMost) names.push('…');
  return (
    <InfoDialog
      onClose={onClose}
      width="sm"
      title={translate('inUse.title')}
      hasFocus={!actions}
      actions={actions}
    >
      <DialogContentText sx={{ mb: 2 }}>
        {translate(`inUse.${of}`, {
          smart_count: records.length,
          names: names.join(', '),
        })}
      </DialogContentText>
      {remedy}
      <UsesList of={of} ids={records.map(({ id }) => id)} />
    </InfoDialog>
  );
};
