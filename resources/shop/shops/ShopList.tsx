import { shopShows } from '#contract/rules/shop/shop.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
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
import { shopFields, webhookFields } from './fields.ts';
import { ExportShopsDocument, type ShopRecord } from './record.generated.ts';

const deletedKinds = [
  { entity: 'shop', label: 'resources.shops.kinds.shops', fields: shopFields },
  { entity: 'webhookEndpoint', label: 'resources.shops.kinds.webhooks', fields: webhookFields },
] as const;

const ShopList = () => {
  const text = useText('resources.shops');
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      actions={<ListActions deleted={deletedKinds} />}
      filters={
        <FilterBar>
          <SearchFilter source="name" />
          <SelectFilter source="shows" choices={useNamedChoices('shows', shopShows)} />
        </FilterBar>
      }
      emptyAction={<CreateButton />}
    >
      <ExportMenu document={ExportShopsDocument} />
      <Table bulkBar={<DeleteBulkActions />}>
        <Table.Column source="name" width={180}>
          <NameLink />
        </Table.Column>
        <Table.Column source="url" width={210} disableSort />
        <Table.Column
          source="shows"
          width={185}
          render={({ shows }: ShopRecord) => text(`shows.${shows as 'everything'}`)}
        />
        <Table.Column source="keyCount" width={140} align="right" />
        <Table.Column
          source="lastUsedAt"
          width={196}
          sortByOrder="DESC"
          render={({ lastUsedAt }: ShopRecord) =>
            lastUsedAt ? <DateText value={lastUsedAt} /> : text('neverUsed')
          }
        />
        <Table.Column source="orderCount" width={120} align="right" />
        <Table.Actions>
          <RowMenu />
        </Table.Actions>
      </Table>
    </ListPage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ShopList;
