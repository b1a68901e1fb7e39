import MergeIcon from '@mui/icons-material/CallMerge';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { tagTypes } from '#contract/rules/catalogue/tag.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListActions } from '#ui/list/ListActions.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { tagFields } from './fields.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { ExportTagsDocument, type TagRecord } from './record.generated.ts';

const deletedKinds = [{ entity: 'tag', fields: tagFields }] as const;

const TagList = () => {
  const text = useText('resources.collections/tags');
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      actions={<ListActions deleted={deletedKinds} />}
      filters={
        <FilterBar>
          <SearchFilter source="name" />
          <SelectFilter source="type" choices={useNamedChoices('types', tagTypes)} />
        </FilterBar>
      }
    >
      <ExportMenu document={ExportTagsDocument} />
      <Table bulkBar={<TagBulkActions />}>
        <Table.Column source="name">
          <NameLink />
        </Table.Column>
        <Table.Column
          source="type"
          width={140}
          render={({ type }: TagRecord) => text(`types.${type}`)}
        />
        <Table.Column source="usage" width={132} align="right" />
        <Table.UpdatedAt />
        <Table.Actions>
          <RowMenu of="tag" />
        </Table.Actions>
      </Table>
    </ListPage>
  );
};

/** Merges the selected tags, or deletes the unused ones among them. */
const TagBulkActions = () => {
  const text = useText('resources.collections/tags');
  const { data = [], selectedIds } = useListContext<TagRecord>();
  const { isAll } = useBulkTarget();
  const [isMerging, setMerging] = useState(false);
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  return (
    <>
      <DeleteBulkActions of="tag">
        {selected.length > 1 && !isAll && (
          <BulkButton icon={<MergeIcon />} label={text('merge')} onClick={() => setMerging(true)} />
        )}
      </DeleteBulkActions>
      {isMerging && <MergeDialog tags={selected} onClose={() => setMerging(false)} />}
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default TagList;
