import { useTranslate } from 'ra-core';
import { DeleteBulkActions } from '#resources/attributes/parts/DeleteBulkActions.tsx';
import { RowMenu } from '#resources/attributes/parts/RowMenu.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { DeletedRecords } from '#ui/history/DeletedRecords.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { deletion } from './deletion.ts';
import { groupFields } from './fields.ts';
import type { GroupRow } from './operations.ts';
import { usePlaceChoices } from './parts/usePlaceChoices.ts';

const deletedKinds = [{ entity: 'attributeGroup', fields: groupFields }] as const;

const GroupList = () => {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.collections/attribute-groups.${key}`);
  return (
    <ListPage
      title={translate('resources.collections/attribute-groups.name', 2)}
      subtitle={text('subtitle')}
      sort={{ field: 'name', order: 'ASC' }}
      actions={
        <>
          <DeletedRecords kinds={deletedKinds} />
          <CreateButton />
        </>
      }
      filters={<GroupFilters />}
      empty={text('empty')}
    >
      <Table bulkBar={<DeleteBulkActions deletion={deletion} />}>
        <Table.Column source="name">
          <NameLink />
        </Table.Column>
        <Table.Column
          source="place_use"
          width={200}
          disableSort
          render={({ place_use }: GroupRow) => (place_use ? text(`places.${place_use}`) : '–')}
        />
        <Table.Column source="attributeCount" width={124} align="right" disableSort />
        <Table.Column source="usage" width={124} align="right" sortByOrder="DESC" />
        <Table.Column
          source="updatedAt"
          width={200}
          render={({ updatedAt }: GroupRow) => <DateField value={updatedAt} />}
        />
        <Table.Actions>
          <RowMenu deletion={deletion} />
        </Table.Actions>
      </Table>
    </ListPage>
  );
};

const GroupFilters = () => {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.collections/attribute-groups.${key}`);
  return (
    <FilterBar>
      <SearchFilter source="name" label={text('search')} />
      <SelectFilter
        source="place_use"
        label={text('fields.place_use')}
        choices={usePlaceChoices()}
      />
    </FilterBar>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default GroupList;
