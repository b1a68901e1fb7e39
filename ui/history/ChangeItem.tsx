import RestoreIcon from '@mui/icons-material/SettingsBackupRestore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { ChangeEntry } from '#providers/history/useHistory.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DateText } from '#ui/fields/DateText.tsx';
import type { RecordField } from '#ui/record/recordField.ts';
import { ChangeAuthor } from './ChangeAuthor.tsx';
import { ChangedFields } from './ChangedFields.tsx';
import { UndoButton } from './UndoButton.tsx';

interface Props {
  change: ChangeEntry;
  fields: readonly RecordField[];
  /** Heading of the change; the action by default. */
  title?: string;
  onRestore: (change: ChangeEntry) => void;
}

const tones: Record<string, string> = {
  create: 'success.main',
  restore: 'success.main',
  delete: 'error.main',
};

/** A change: the action, its author and time, and the changed fields. */
export const ChangeItem = ({ change, fields, title, onRestore }: Props) => {
  const translate = useText();
  const { action, at, canRestore, bulkChangeId } = change;
  return (
    <Box component="li" sx={item}>
      <Box
        aria-hidden
        sx={{
          width: 10,
          height: 10,
          mt: 0.75,
          borderRadius: '50%',
          backgroundColor: tones[action] ?? 'primary.main',
        }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title ?? translate(`history.actions.${action}`)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          <ChangeAuthor change={change} /> · <DateText value={at} />
        </Typography>
        <Details change={change} fields={fields} />
        {canRestore && (
          <Button
            size="small"
            startIcon={<RestoreIcon />}
            onClick={() => onRestore(change)}
            sx={{ ml: -0.75, mt: 0.5 }}
          >
            {translate(action === 'delete' ? 'history.revive' : 'history.restore')}
          </Button>
        )}
        {bulkChangeId && (
          <UndoButton
            id={bulkChangeId}
            label={translate('history.undoAll')}
            withIcon
            sx={{ ml: -0.75, mt: 0.5 }}
          />
        )}
      </Box>
    </Box>
  );
};

const item = {
  display: 'grid',
  gridTemplateColumns: '10px minmax(0, 1fr)',
  gap: 1.5,
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const;

const fewFields = 4;

/** The fields of a created or deleted record; collapsed at first, because there are many. */
const Details = ({ change, fields }: Pick<Props, 'change' | 'fields'>) => {
  const translate = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(change.fields.length <= fewFields);
  const count = change.fields.length;
  if (count === 0) return null;
  return (
    <>
      {count > fewFields && (
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ ml: -0.75 }}
        >
          {translate(isOpen ? 'history.hideFields' : 'history.showFields', count)}
        </Button>
      )}
      <div id={id}>{isOpen && <ChangedFields change={change} fields={fields} />}</div>
    </>
  );
};
