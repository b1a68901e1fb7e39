import { DateField } from '#ui/fields/DateField.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { CustomerBulkActions } from './CustomerBulkActions.tsx';
import { ExportCustomersDocument } from './record.generated.ts';

const CustomerList = () => (
  <ListPage
    sort={{ field: 'name', order: 'ASC' }}
    filters={
      <FilterBar>
        <SearchFilter source="text" />
      </FilterBar>
    }
  >
    <ExportMenu document={ExportCustomersDocument} />
    <Table bulkBar={<CustomerBulkActions />}>
      <Table.Column source="name" width={200}>
        <NameLink />
      </Table.Column>
      <Table.Column source="company" width={200} />
      <Table.Column source="email" width={220} />
      <Table.Column source="city" width={140} />
      <Table.Column source="orders" width={120} align="right" disableSort />
      <Table.Column source="createdAt" width={196} sortByOrder="DESC">
        <DateField source="createdAt" />
      </Table.Column>
    </Table>
  </ListPage>
);

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default CustomerList;
