import StatementIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath } from 'react-admin';
import { payoutStates } from '#contract/rules/sales/payout.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { DayFilter } from '#ui/list/DayFilter.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { RemoteSelectFilter } from '#ui/list/RemoteSelectFilter.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { PayoutPartnersDocument } from './operations.generated.ts';
import { PayoutBulkActions } from './PayoutBulkActions.tsx';
import { Due } from './parts/Due.tsx';
import { PayoutBadge } from './parts/PayoutBadge.tsx';
import { useDayText } from './parts/useDayText.ts';
import { useStatementAddress } from './parts/useStatementAddress.ts';
import { ExportPayoutsDocument, type PayoutRow } from './record.generated.ts';

const PayoutList = () => {
  const text = useText('resources.payouts');
  const day = useDayText();
  const statementAddress = useStatementAddress();
  const createPath = useCreatePath();
  const isPartner = currentPortal() === 'vendor';
  return (
    <ListPage
      sort={{ field: 'requestedAt', order: 'DESC' }}
      {...(isPartner && { subtitle: text('partnerSubtitle') })}
      actions={
        <>
          <Button
            component={LinkBase}
            to={createPath({ resource: 'ledgerStatements', type: 'list' })}
            color="inherit"
          >
            {text('statement.months')}
          </Button>
          <Button
            component={LinkBase}
            to={statementAddress()}
            variant="outlined"
            startIcon={<StatementIcon />}
          >
            {text('statement.open')}
          </Button>
        </>
      }
      filters={<Filters isPartner={isPartner} />}
      lead={
        isPartner && (
          <Box sx={{ mb: 2 }}>
            <Due />
          </Box>
        )
      }
      emptyText={text(isPartner ? 'emptyText' : 'emptyAdminText')}
    >
      <ExportMenu document={ExportPayoutsDocument} />
      <Table {...(!isPartner && { bulkBar: <PayoutBulkActions /> })}>
        <Table.Column source="number" width={150}>
          <NameLink />
        </Table.Column>
        <Table.Column
          source="state"
          width={130}
          render={({ state }: PayoutRow) => <PayoutBadge state={state} />}
        />
        {!isPartner && (
          <Table.Column source="partnerName" width={200} beneathIfNarrow="number" onCard="fact" />
        )}
        <Table.Column
          source="requestedAt"
          width={180}
          sortByOrder="DESC"
          beneathIfNarrow="number"
          onCard="end"
        >
          <DateField source="requestedAt" />
        </Table.Column>
        <Table.Column source="items" width={90} align="right" disableSort />
        <Table.Column
          source="net"
          width={130}
          align="right"
          sortByOrder="DESC"
          beneathIfNarrow="state"
          onCard="end"
          render={({ net }: PayoutRow) => <PriceText value={net} />}
        />
        <Table.Column
          source="paidOn"
          width={190}
          sortByOrder="DESC"
          beneathIfNarrow="state"
          render={({ paidOn }: PayoutRow) => paidOn && day(paidOn)}
        />
        <Table.Column source="reference" disableSort beneath="paidOn" beneathIfNarrow="state" />
      </Table>
    </ListPage>
  );
};

const Filters = ({ isPartner }: { isPartner: boolean }) => {
  const text = useText('resources.payouts');
  return (
    <FilterBar>
      <SearchFilter source="text" {...(isPartner && { label: text('partnerSearch') })} />
      <SelectFilter source="state" choices={useNamedChoices('states', payoutStates)} />
      {!isPartner && (
        <RemoteSelectFilter
          source="vendorId"
          document={PayoutPartnersDocument}
          choicesOf={({ managedVendors }) => managedVendors.data.results}
        />
      )}
      <DayFilter source="from" />
      <DayFilter source="to" />
    </FilterBar>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default PayoutList;
