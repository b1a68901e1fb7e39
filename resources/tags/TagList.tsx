import { useTranslate } from 'ra-core';
import { tagTypes } from '#contract/rules/tag.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { DeletedRecords } from '#ui/history/DeletedRecords.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { tagFields } from './fields.ts';
import { ExportTagsDocument } from './operations.generated.ts';
import type { TagRecord } from './operations.ts';
import { TagBulkActions } from './TagBulkActions.tsx';
import { useTagTypeChoices } from './useTagTypeChoices.ts';

const deletedKinds = [{ entity: 'tag', fields: tagFields }] as const;

const TagList = () => {
  const translate = useTranslate();
  return (
    <ListPage
      title={translate('resources.collections/tags.name', 2)}
      subtitle={translate('resources.collections/tags.subtitle')}
      sort={{ field: 'name', order: 'ASC' }}
      actions={
        <>
          <DeletedRecords kinds={deletedKinds} />
          <CreateButton />
        </>
      }
      filters={<TagFilters />}
      empty={translate('resources.collections/tags.empty')}
    >
      <ExportMenu document={ExportTagsDocument} />
      <Table bulkBar={<TagBulkActions />}>
        <Table.Column source="name">
          <NameLink />
        </Table.Column>
        <Table.Column
          source="type"
          width={140}
          render={({ type }: TagRecord) => translate(`resources.collections/tags.types.${type}`)}
        />
        <Table.Column source="usage" width={132} align="right" />
        <Table.Column
          source="updatedAt"
          width={168}
          render={({ updatedAt }: TagRecord) => <DateField value={updatedAt} />}
        />
      </Table>
    </ListPage>
  );
};

const TagFilters = () => {
  const translate = useTranslate();
  return (
    <FilterBar>
      <SearchFilter source="name" label={translate('resources.collections/tags.search')} />
      <SelectFilter
        source="type"
        label={translate('resources.collections/tags.fields.type')}
        choices={useTagTypeChoices(tagTypes)}
      />
    </FilterBar>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default TagList;
