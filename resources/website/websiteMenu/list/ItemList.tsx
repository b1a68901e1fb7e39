import PublishIcon from '@mui/icons-material/PublicOutlined';
import UnpublishIcon from '@mui/icons-material/UnpublishedOutlined';
import Link from '@mui/material/Link';
import { LinkBase, useCreatePath, useRecordContext } from 'react-admin';
import { menuLevels, menuStates } from '#contract/rules/website/menuItem.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { searchOf } from '#resources/website/websiteMenu/address.ts';
import {
  ExportMenuItemsDocument,
  SetMenuItemsStatusDocument,
} from '#resources/website/websiteMenu/operations.generated.ts';
import type { ListedMenuItem } from '#resources/website/websiteMenu/operations.ts';
import { StateBadge } from '#resources/website/websiteMenu/StateBadge.tsx';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { BackLink } from '#ui/form/BackLink.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { StatusBulkButton } from '#ui/status/StatusBulkButton.tsx';

const levels = menuLevels.map((level) => ({ id: `${level}`, name: `${level}` }));

/** Lists the items of all levels, with filters, export and bulk actions. */
const ItemList = () => {
  const text = useText('resources.website-menu');
  const menuAddress = useMenuAddress();
  return (
    <ListPage
      back={<BackLink to={menuAddress}>{text('list.back')}</BackLink>}
      title={text('list.title')}
      subtitle={text('list.subtitle')}
      storeKey="website-menu/items"
      sort={{ field: 'level', order: 'ASC' }}
      filters={
        <FilterBar>
          <SearchFilter source="name" />
          <SelectFilter source="level" choices={levels} />
          <SelectFilter source="state" choices={useNamedChoices('states', menuStates)} />
        </FilterBar>
      }
      empty={text('list.empty')}
    >
      <ExportMenu document={ExportMenuItemsDocument} />
      <Table bulkBar={<BulkActions />}>
        <Table.Column source="name">
          <ItemLink />
        </Table.Column>
        <Table.Column
          source="above"
          width={260}
          disableSort
          render={({ above }: ListedMenuItem) => above.map(({ name }) => name).join(' › ')}
        />
        <Table.Column source="level" width={90} align="right" />
        <Table.Column
          source="state"
          width={240}
          render={({ state }: ListedMenuItem) => <StateBadge state={state} />}
        />
        <Table.Column source="productCount" width={120} align="right" sortByOrder="DESC" />
        <Table.UpdatedAt sortByOrder="DESC" />
      </Table>
    </ListPage>
  );
};

const useMenuAddress = () => useCreatePath()({ resource: 'website-menu', type: 'list' });

/** Links to the item in its column. */
const ItemLink = () => {
  const menuAddress = useMenuAddress();
  const item = useRecordContext<ListedMenuItem>();
  if (!item) return null;
  return (
    <Link
      component={LinkBase}
      to={`${menuAddress}${searchOf(item)}`}
      underline="hover"
      fontWeight={560}
    >
      {item.name}
    </Link>
  );
};

const BulkActions = () => {
  const text = useText('resources.website-menu');
  return (
    <DeleteBulkActions>
      <StatusBulkButton
        document={SetMenuItemsStatusDocument}
        status="published"
        icon={<PublishIcon />}
        label={text('list.publish')}
        textOf={(smart_count) => text('list.publishText', { smart_count })}
        done="resources.website-menu.published"
        isHarmless
      />
      <StatusBulkButton
        document={SetMenuItemsStatusDocument}
        status="unpublished"
        icon={<UnpublishIcon />}
        label={text('list.unpublish')}
        textOf={(smart_count) => text('list.unpublishText', { smart_count })}
        done="resources.website-menu.unpublished"
      />
    </DeleteBulkActions>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ItemList;
