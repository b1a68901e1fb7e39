import { placesOfUse } from '#contract/rules/catalogue/attributeGroup.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListActions } from '#ui/list/ListActions.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { groupFields } from './fields.ts';
import type { GroupRow } from './operations.ts';

const deletedKinds = [{ entity: 'attributeGroup', fields: groupFields }] as const;

const GroupList = () => {
  const text = useText('resources.collections/attribute-groups');
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      actions={<ListActions deleted={deletedKinds} />}
      filters={
        <FilterBar>
          <SearchFilter source="name" />
          <SelectFilter source="place_use" choices={useNamedChoices('places', placesOfUse)} />
        </FilterBar>
      }
    >
      <Table bulkBar={<DeleteBulkActions of="group" />}>
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
        <Table.UpdatedAt />
        <Table.Actions>
          <RowMenu of="group" />
        </Table.Actions>
      </Table>
    </ListPage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default GroupList;
