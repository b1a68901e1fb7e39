import AnonymiseIcon from '@mui/icons-material/BlockOutlined';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { ConfirmedBulkButton } from '#ui/list/ConfirmedBulkButton.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { AnonymiseCustomersDocument } from './operations.generated.ts';
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

/** Permanently deletes the personal data of the selected customers. */
const CustomerBulkActions = () => {
  const translate = useText();
  const text = useText('resources.user-management/customers');
  return (
    <BulkBar label="resources.user-management/customers.selected">
      <ConfirmedBulkButton
        document={AnonymiseCustomersDocument}
        variablesOf={(rows) => rows}
        icon={<AnonymiseIcon />}
        label={text('anonymise')}
        textOf={(smart_count) => text('anonymiseManyText', { smart_count })}
        done="resources.user-management/customers.anonymisedMany"
        yes={text('anonymise')}
        no={translate('form.cancel')}
        isDangerous
      />
    </BulkBar>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default CustomerList;
