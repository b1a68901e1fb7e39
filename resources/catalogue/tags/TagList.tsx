import { tagTypes } from '#contract/rules/catalogue/tag.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListActions } from '#ui/list/ListActions.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { tagFields } from './fields.ts';
import type { TagRecord } from './operations.ts';
import { ExportTagsDocument } from './record.generated.ts';
import { TagBulkActions } from './TagBulkActions.tsx';

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
      </Table>
    </ListPage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default TagList;
