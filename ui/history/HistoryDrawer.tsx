import { useState } from 'react';
import { type ChangeEntry, useChanges } from '#providers/history/useHistory.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { RecordField } from '#ui/record/recordField.ts';
import { ChangeList } from './ChangeList.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { SideDrawer } from './SideDrawer.tsx';

interface Props {
  /** The entity's name in the API. */
  entity: string;
  record: { id: string; name: string; version?: number | null };
  fields: readonly RecordField[];
  /** True if a form below the drawer edits the record. */
  isBesideForm?: boolean;
  onClose: () => void;
}

const step = 20;

/**
 * A record's history: the author, time and fields of each change. The user can restore each earlier
 * state.
 */
const HistoryDrawer = ({ entity, record, fields, isBesideForm = false, onClose }: Props) => {
  const translate = useText();
  const [size, setSize] = useState(step);
  const [asked, setAsked] = useState<ChangeEntry | null>(null);
  // the page that opened the drawer may have an older version; the version seen here is used
  const [passed, setPassed] = useState<number | null>();
  const { data, error, refetch } = useChanges(entity, record.id, size);
  return (
    <SideDrawer title={translate('history.title')} subtitle={record.name} onClose={onClose}>
      <ChangeList
        page={data}
        error={error}
        fields={fields}
        empty={translate('history.empty')}
        onRestore={setAsked}
        onMore={() => setSize(size + step)}
        onRetry={refetch}
      />
      {asked && (
        <RestoreDialog
          change={asked}
          fields={fields}
          version={record.version === passed ? null : record.version}
          onOtherVersion={() => setPassed(record.version)}
          isBesideForm={isBesideForm}
          onClose={() => setAsked(null)}
        />
      )}
    </SideDrawer>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default HistoryDrawer;
