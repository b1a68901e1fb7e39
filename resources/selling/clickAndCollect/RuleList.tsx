import Button from '@mui/material/Button';
import { LinkBase, useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { TryOut } from '#resources/selling/cartSimulator/parts/TryOut.tsx';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { DeletedRecords } from '#ui/history/DeletedRecords.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { StatusBulkButtons } from '#ui/status/StatusBulkButtons.tsx';
import { StatusSwitch } from '#ui/status/StatusSwitch.tsx';
import { ruleHistoryFields } from './fields.ts';
import { OfferSwitch } from './OfferSwitch.tsx';
import {
  type ClickAndCollectRuleRecord,
  ExportClickAndCollectRulesDocument,
  UpdateClickAndCollectRuleStatusDocument,
} from './record.generated.ts';
import { useClickAndCollect } from './useClickAndCollect.ts';

const deletedKinds = [{ entity: 'clickAndCollectRule', fields: ruleHistoryFields }] as const;

/** URL of the page with the partner's showrooms (specification 2). */
const showroomsAddress = '/vendor-profile/showrooms';

const RuleList = () => {
  const text = useText('resources.click-and-collect');
  const offer = useClickAndCollect();
  const hasShowrooms = offer === undefined || offer.showrooms.length > 0;
  return (
    <>
      <OfferSwitch />
      <ListPage
        sort={{ field: 'name', order: 'ASC' }}
        actions={
          <>
            <DeletedRecords kinds={deletedKinds} />
            {hasShowrooms && <CreateButton />}
          </>
        }
        filters={
          <FilterBar>
            <SearchFilter source="name" />
          </FilterBar>
        }
        emptyText={text(hasShowrooms ? 'emptyText' : 'noShowrooms')}
        emptyAction={
          hasShowrooms ? (
            <CreateButton />
          ) : (
            <Button variant="contained" component={LinkBase} to={showroomsAddress}>
              {text('addShowroom')}
            </Button>
          )
        }
      >
        <ExportMenu document={ExportClickAndCollectRulesDocument} />
        <Table
          bulkBar={
            <DeleteBulkActions>
              <StatusBulkButtons document={UpdateClickAndCollectRuleStatusDocument} />
            </DeleteBulkActions>
          }
        >
          <Table.Column source="name" width={260}>
            <NameLink />
          </Table.Column>
          <Table.Column
            source="pickupFromDays"
            label="resources.click-and-collect.fields.period"
            width={260}
          >
            <Period />
          </Table.Column>
          <Table.Column source="note" disableSort />
          <Table.Column source="isActive" width={95} disableSort>
            <StatusSwitch document={UpdateClickAndCollectRuleStatusDocument} />
          </Table.Column>
          <Table.UpdatedAt />
          <Table.Actions>
            <RowMenu />
          </Table.Actions>
        </Table>
      </ListPage>
      <TryOut about="collection" />
    </>
  );
};

const Period = () => {
  const text = useText('resources.click-and-collect');
  const record = useRecordContext<ClickAndCollectRuleRecord>();
  return record && text('days', { from: record.pickupFromDays, to: record.pickupToDays });
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default RuleList;
