import ToggleButton from '@mui/material/ToggleButton';
import { useState } from 'react';
import { type ChangeEntry, useDeletedRecords } from '#providers/history/useHistory.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { SearchField } from '#ui/form/SearchField.tsx';
import { ToggleChoice } from '#ui/form/ToggleChoice.tsx';
import { useSearchText } from '#ui/form/useSearchText.ts';
import type { RecordField } from '#ui/record/recordField.ts';
import { ChangeList } from './ChangeList.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { SideDrawer } from './SideDrawer.tsx';

/** A kind of record that can be restored. */
export interface DeletedKind {
  entity: string;
  /** Message key of the kind's name; needed if the list has several kinds. */
  label?: string;
  fields: readonly RecordField[];
}

interface Props {
  kinds: readonly [DeletedKind, ...DeletedKind[]];
  /** Shows only records of this attribute. */
  attrId?: string | undefined;
  onClose: () => void;
}

const step = 20;

/** Lists deleted records, newest deletion first, to inspect and restore them. */
const DeletedDrawer = ({ kinds, attrId, onClose }: Props) => {
  const translate = useDynamicText();
  const [chosen, setChosen] = useState(kinds[0].entity);
  const [size, setSize] = useState(step);
  const [asked, setAsked] = useState<ChangeEntry | null>(null);
  const { entity, fields } = kinds.find((each) => each.entity === chosen) ?? kinds[0];
  const { typed, text: name, onSearch } = useSearchText();
  const { data, error, refetch } = useDeletedRecords(entity, { name, attrId, size });
  return (
    <SideDrawer title={translate('history.deleted.title')} onClose={onClose}>
      {kinds.length > 1 && (
        <ToggleChoice
          value={entity}
          onChange={setChosen}
          aria-label={translate('history.deleted.kinds')}
          sx={{ mt: 2 }}
        >
          {kinds.map((kind) => (
            <ToggleButton key={kind.entity} value={kind.entity}>
              {translate(kind.label ?? '')}
            </ToggleButton>
          ))}
        </ToggleChoice>
      )}
      <SearchField
        label={translate('history.deleted.search')}
        value={typed}
        onChange={onSearch}
        sx={{ mt: 2 }}
      />
      <ChangeList
        withNames
        page={data}
        error={error}
        fields={fields}
        empty={translate(name ? 'list.noMatches' : 'history.deleted.empty')}
        onRestore={setAsked}
        onMore={() => setSize(size + step)}
        onRetry={refetch}
      />
      {asked && <RestoreDialog change={asked} fields={fields} onClose={() => setAsked(null)} />}
    </SideDrawer>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default DeletedDrawer;
