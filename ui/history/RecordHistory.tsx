import HistoryIcon from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import type { RecordField } from '#ui/record/recordField.ts';

const HistoryDrawer = lazyPart(withMessages(() => import('./HistoryDrawer.tsx')));

interface Props {
  /** The entity's name in the API. */
  entity: string;
  fields: readonly RecordField[];
  size?: 'small' | 'medium';
}

type Item = RaRecord<string> & { name: string; version?: number | null };

/** The button in a form that opens the record's history; renders nothing for a new record. */
export const RecordHistory = ({ entity, fields, size = 'medium' }: Props) => {
  const translate = useText();
  const record = useRecordContext<Item>();
  const [isOpen, setOpen] = useState(false);
  if (!record?.id) return null;
  return (
    <>
      <Button
        size={size}
        variant={size === 'small' ? 'text' : 'outlined'}
        startIcon={<HistoryIcon />}
        onClick={() => setOpen(true)}
      >
        {translate('history.title')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <HistoryDrawer
            isBesideForm
            entity={entity}
            record={record}
            fields={fields}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
};
