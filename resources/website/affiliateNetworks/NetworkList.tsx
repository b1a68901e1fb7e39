import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { feedSchedules, networkStates } from '#contract/rules/website/affiliateNetwork.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { NumberText } from '#ui/fields/NumberText.tsx';
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
import { usePolling } from '#ui/list/usePolling.ts';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { StatusBulkButtons } from '#ui/status/StatusBulkButtons.tsx';
import { StatusSwitch } from '#ui/status/StatusSwitch.tsx';
import { networkHistoryFields } from './fields.ts';
import {
  type AffiliateNetworkRecord,
  ExportAffiliateNetworksDocument,
  UpdateAffiliateNetworkStatusDocument,
} from './record.generated.ts';
import { useOutcomeText } from './runs/outcome.ts';
import { RunBadge } from './runs/RunBadge.tsx';
import { networkWords } from './switching.ts';

const deletedKinds = [{ entity: 'affiliateNetwork', fields: networkHistoryFields }] as const;

const NetworkList = () => {
  const text = useText('resources.external-product-sources/networks');
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      actions={<ListActions deleted={deletedKinds} />}
      filters={
        <FilterBar>
          <SearchFilter source="name" />
          <SelectFilter source="state" choices={useNamedChoices('states', networkStates)} />
          <SelectFilter source="schedule" choices={useNamedChoices('schedules', feedSchedules)} />
        </FilterBar>
      }
      emptyText={text('emptyText')}
      emptyAction={<CreateButton />}
    >
      <ExportMenu document={ExportAffiliateNetworksDocument} />
      <NetworkTable />
    </ListPage>
  );
};

const NetworkTable = () => {
  const text = useText('resources.external-product-sources/networks');
  usePolling<AffiliateNetworkRecord>(({ state }) => state === 'running');
  return (
    <Table
      bulkBar={
        <DeleteBulkActions>
          <StatusBulkButtons document={UpdateAffiliateNetworkStatusDocument} words={networkWords} />
        </DeleteBulkActions>
      }
    >
      <Table.Column source="name" width={165}>
        <NameLink />
      </Table.Column>
      <Table.Column
        source="state"
        width={140}
        render={({ state }: AffiliateNetworkRecord) => <RunBadge state={state} />}
      />
      <Table.Column source="lastRunAt" width={190} sortByOrder="DESC">
        <DateField source="lastRunAt" />
      </Table.Column>
      <Table.Column source="lastRun" width={175} disableSort>
        <Outcome />
      </Table.Column>
      <Table.Column
        source="schedule"
        width={120}
        disableSort
        isByChoice
        render={({ schedule }: AffiliateNetworkRecord) => text(`schedules.${schedule}`)}
      />
      <Table.Column
        source="productCount"
        width={100}
        align="right"
        sortByOrder="DESC"
        render={({ productCount }: AffiliateNetworkRecord) => <NumberText value={productCount} />}
      />
      <Table.Column
        source="unmappedCount"
        width={150}
        align="right"
        sortByOrder="DESC"
        render={({ unmappedCount }: AffiliateNetworkRecord) => <NumberText value={unmappedCount} />}
      />
      <Table.Column
        source="isActive"
        label="resources.external-product-sources/networks.status.active"
        width={95}
        disableSort
      >
        <StatusSwitch document={UpdateAffiliateNetworkStatusDocument} words={networkWords} />
      </Table.Column>
      <Table.Actions>
        <RowMenu />
      </Table.Actions>
    </Table>
  );
};

const Outcome = () => {
  const outcomeText = useOutcomeText();
  const run = useRecordContext<AffiliateNetworkRecord>()?.lastRun;
  if (!run) return null;
  return (
    <Typography variant="body2" color={run.state === 'failed' ? 'error' : 'text.secondary'}>
      {outcomeText(run)}
    </Typography>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default NetworkList;
