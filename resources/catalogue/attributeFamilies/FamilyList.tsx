import { useText } from '#providers/i18nProvider/useText.ts';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListActions } from '#ui/list/ListActions.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { familyFields } from './fields.ts';

const deletedKinds = [{ entity: 'attributeFamily', fields: familyFields }] as const;

const FamilyList = () => {
  const text = useText('resources.collections/attribute-families');
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      actions={<ListActions deleted={deletedKinds} />}
      filters={
        <FilterBar>
          <SearchFilter source="name" />
          <SearchFilter
            source="product_type"
            label={text('searchType')}
            shortLabel={text('fields.product_type')}
          />
        </FilterBar>
      }
    >
      <Table bulkBar={<DeleteBulkActions of="family" />}>
        <Table.Column source="name">
          <NameLink />
        </Table.Column>
        <Table.Column source="product_type" width={180} />
        <Table.Column source="unit" width={110} disableSort />
        <Table.Column source="groupCount" width={110} align="right" disableSort />
        <Table.Column source="attributeCount" width={110} align="right" disableSort />
        <Table.Column source="usage" width={150} align="right" sortByOrder="DESC" />
        <Table.UpdatedAt />
        <Table.Actions>
          <RowMenu of="family" />
        </Table.Actions>
      </Table>
    </ListPage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default FamilyList;
