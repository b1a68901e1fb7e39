import type { ComponentProps, ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { invitationStates, partnerStates } from '#contract/rules/people/managedPartner.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { ManagedVendorRowFragment } from '#resources/people/managedVendors/record.generated.ts';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { Badge } from '#ui/fields/Badge.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { PercentText } from '#ui/fields/PercentText.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
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
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { type PartnerStatusDocument, toneOfState } from './partner.ts';
import { StatusButtons } from './StatusButtons.tsx';

/** The fields that both kinds of partners have. */
type Row = Pick<
  ManagedVendorRowFragment,
  'isVisible' | 'email' | 'lastSignInAt' | 'invitedAt' | 'products' | 'openOrders' | 'completeness'
>;

interface Props {
  deletedKinds: ComponentProps<typeof ListActions>['deleted'];
  exportDocument: ComponentProps<typeof ExportMenu>['document'];
  statusDocument: ComponentProps<typeof PartnerBulkActions>['document'];
  /** Columns that only this kind of partner has; shown after the name. */
  columns?: ReactNode;
  filters?: ReactNode;
}

/** The list of partners of one kind. */
export const PartnerList = (props: Props) => {
  const { deletedKinds, exportDocument, statusDocument, columns, filters } = props;
  const text = useText(useResourcePrefix());
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      actions={<ListActions deleted={deletedKinds} />}
      filters={<Filters of={filters} />}
      emptyAction={<CreateButton />}
    >
      <ExportMenu document={exportDocument} />
      <Table bulkBar={<PartnerBulkActions document={statusDocument} />}>
        <Table.Column source="name" width={220}>
          <NameLink />
        </Table.Column>
        {columns}
        <Table.Column source="state" width={130}>
          <StateBadge />
        </Table.Column>
        <Table.Column
          source="isVisible"
          beneath="state"
          width={130}
          render={({ isVisible }: Row) => text(`visibilities.${isVisible}`)}
        />
        <Table.Column
          source="email"
          beneathIfNarrow="name"
          width={240}
          render={({ email }: Row) => email}
        />
        <Table.Column source="lastSignInAt" width={168} sortByOrder="DESC">
          <DateField source="lastSignInAt" />
        </Table.Column>
        <Table.Column source="invitedAt" beneath="lastSignInAt" width={168} disableSort>
          <DateField source="invitedAt" />
        </Table.Column>
        <Table.Column
          source="completeness"
          width={120}
          align="right"
          sortByOrder="DESC"
          render={({ completeness }: Row) => <PercentText value={completeness} />}
        />
        <Table.Column
          source="products"
          width={110}
          align="right"
          sortByOrder="DESC"
          render={({ products }: Row) => products}
        />
        <Table.Column
          source="openOrders"
          width={120}
          align="right"
          sortByOrder="DESC"
          render={({ openOrders }: Row) => openOrders}
        />
        <Table.Actions>
          <RowMenu />
        </Table.Actions>
      </Table>
    </ListPage>
  );
};

const Filters = ({ of }: { of: ReactNode }) => (
  <FilterBar>
    <SearchFilter source="text" />
    {of}
    <SelectFilter source="state" choices={useNamedChoices('states', partnerStates)} />
    <SelectFilter source="invitation" choices={useNamedChoices('invitations', invitationStates)} />
    <SelectFilter source="isVisible" choices={useNamedChoices('visibilities', ['true', 'false'])} />
  </FilterBar>
);

/** Suspends, reactivates, verifies or deletes the selected partners. */
const PartnerBulkActions = ({ document }: { document: PartnerStatusDocument }) => (
  <DeleteBulkActions>
    <StatusButtons document={document} />
  </DeleteBulkActions>
);

/** The partner's state: active, unverified or suspended. */
const StateBadge = () => {
  const text = useText(useResourcePrefix());
  const record = useRecordContext<{ id: string; state: string }>();
  if (!record) return null;
  return (
    <Badge tone={toneOfState[record.state] ?? 'neutral'}>{text(`states.${record.state}`)}</Badge>
  );
};
