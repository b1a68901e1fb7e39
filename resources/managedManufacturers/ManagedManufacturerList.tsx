import { invitationStates, partnerStates } from '#contract/rules/managedPartner.ts';
import { PartnerBulkActions } from '#resources/managedVendors/parts/PartnerBulkActions.tsx';
import { StateBadge } from '#resources/managedVendors/parts/StateBadge.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { DeletedRecords } from '#ui/history/DeletedRecords.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { useResourceText } from '#ui/record/useResourceText.ts';
import { fields } from './fields.ts';
import {
  ExportManagedManufacturersDocument,
  type ManagedManufacturerRowFragment,
  UpdateManagedManufacturerStatusDocument,
} from './record.generated.ts';

type Row = ManagedManufacturerRowFragment;

const deletedKinds = [{ entity: 'managedManufacturer', fields }] as const;

const ManagedManufacturerList = () => {
  const text = useResourceText();
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      actions={
        <>
          <DeletedRecords kinds={deletedKinds} />
          <CreateButton />
        </>
      }
      filters={<Filters />}
      emptyAction={<CreateButton />}
    >
      <ExportMenu document={ExportManagedManufacturersDocument} />
      <Table bulkBar={<PartnerBulkActions document={UpdateManagedManufacturerStatusDocument} />}>
        <Table.Column source="name" width={220}>
          <NameLink />
        </Table.Column>
        <Table.Column source="state" width={130}>
          <StateBadge />
        </Table.Column>
        <Table.Column
          source="isVisible"
          beneath="state"
          width={130}
          render={({ isVisible }: Row) => text(`visibilities.${isVisible}`)}
        />
        <Table.Column source="email" width={240} render={({ email }: Row) => email} />
        <Table.Column
          source="lastSignInAt"
          width={168}
          sortByOrder="DESC"
          render={({ lastSignInAt }: Row) => <DateField value={lastSignInAt} />}
        />
        <Table.Column
          source="invitedAt"
          beneath="lastSignInAt"
          width={168}
          disableSort
          render={({ invitedAt }: Row) => <DateField value={invitedAt} />}
        />
        <Table.Column
          source="products"
          width={110}
          align="right"
          sortByOrder="DESC"
          render={({ products }: Row) => products}
        />
        <Table.Actions>
          <RowMenu />
        </Table.Actions>
      </Table>
    </ListPage>
  );
};

const Filters = () => (
  <FilterBar>
    <SearchFilter source="text" />
    <SelectFilter source="state" choices={useNamedChoices('states', partnerStates)} />
    <SelectFilter source="invitation" choices={useNamedChoices('invitations', invitationStates)} />
    <SelectFilter source="isVisible" choices={useNamedChoices('visibilities', ['true', 'false'])} />
  </FilterBar>
);

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ManagedManufacturerList;
