import { useRecordContext } from 'react-admin';
import { runStates } from '#contract/rules/platform/calendarDate.ts';
import { neededToRun, placements } from '#contract/rules/website/websiteBanner.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { usePeriodText } from '#ui/fields/usePeriodText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListActions } from '#ui/list/ListActions.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { Pictured } from '#ui/list/Pictured.tsx';
import { PlaceField } from '#ui/list/PlaceField.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { OrderedTable } from '#ui/sortable/OrderedTable.tsx';
import { ReorderButton } from '#ui/sortable/ReorderButton.tsx';
import { RunState } from '#ui/status/RunState.tsx';
import { StatusBulkButtons } from '#ui/status/StatusBulkButtons.tsx';
import { StatusSwitch } from '#ui/status/StatusSwitch.tsx';
import { bannerHistoryFields } from './fields.ts';
import {
  ExportWebsiteBannersDocument,
  UpdateWebsiteBannerOrdersDocument,
  UpdateWebsiteBannerStatusDocument,
  type WebsiteBannerRecord,
} from './record.generated.ts';

const deletedKinds = [{ entity: 'websiteBanner', fields: bannerHistoryFields }] as const;

const ReorderDialog = lazyPart(() => import('./ReorderDialog.tsx'));

const BannerList = () => {
  const text = useText('resources.website-banners');
  return (
    <ListPage
      sort={{ field: 'sortIndex', order: 'ASC' }}
      actions={
        <ListActions deleted={deletedKinds}>
          <ReorderButton dialog={ReorderDialog} />
        </ListActions>
      }
      filters={
        <FilterBar>
          <SearchFilter source="name" />
          <SelectFilter source="placement" choices={useNamedChoices('placements', placements)} />
          <SelectFilter source="state" choices={useNamedChoices('states', runStates)} />
        </FilterBar>
      }
      emptyText={text('emptyText')}
      emptyAction={<CreateButton />}
    >
      <ExportMenu document={ExportWebsiteBannersDocument} />
      <OrderedTable
        order={UpdateWebsiteBannerOrdersDocument}
        bulkBar={
          <DeleteBulkActions>
            <StatusBulkButtons document={UpdateWebsiteBannerStatusDocument} />
          </DeleteBulkActions>
        }
      >
        <Table.Column source="name" hasPicture>
          <BannerName />
        </Table.Column>
        <Table.Column
          source="placement"
          width={155}
          render={({ placement, categoryName }: WebsiteBannerRecord) =>
            [text(`placements.${placement}`), categoryName].filter(Boolean).join(': ')
          }
        />
        <Table.Column source="startsOn" label="resources.website-banners.fields.days" width={185}>
          <Days />
        </Table.Column>
        <Table.Column source="state" width={200}>
          <RunState />
        </Table.Column>
        <Table.Column source="isActive" width={95} disableSort>
          <BannerSwitch />
        </Table.Column>
        <Table.Column source="sortIndex" width={105} align="right">
          <PlaceField />
        </Table.Column>
        <Table.Actions>
          <RowMenu />
        </Table.Actions>
      </OrderedTable>
    </ListPage>
  );
};

const BannerName = () => {
  const record = useRecordContext<WebsiteBannerRecord>();
  if (!record) return null;
  const { picture } = record;
  return (
    <Pictured picture={picture}>
      <NameLink />
    </Pictured>
  );
};

const Days = () => {
  const periodText = usePeriodText();
  const record = useRecordContext<WebsiteBannerRecord>();
  return record ? (periodText(record) ?? '–') : null;
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default BannerList;

/** A banner without its pictures cannot be activated, so nothing needs to be confirmed. */
const BannerSwitch = () => {
  const banner = useRecordContext<WebsiteBannerRecord>();
  const isReady = neededToRun.every((field) => banner?.[field]);
  return (
    <StatusSwitch
      document={UpdateWebsiteBannerStatusDocument}
      obstacle={isReady ? undefined : 'error.BANNER_INCOMPLETE'}
    />
  );
};
