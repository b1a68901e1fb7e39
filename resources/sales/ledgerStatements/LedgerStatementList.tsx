import Box from '@mui/material/Box';
import { lastDayOf } from '#contract/rules/platform/period.ts';
import { useCan } from '#providers/authProvider/useCan.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import { useStatementAddress } from '#resources/sales/payouts/parts/useStatementAddress.ts';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { RowLink } from '#ui/list/RowLink.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { NextMonth } from './NextMonth.tsx';
import { ExportLedgerStatementsDocument, type LedgerStatementRecord } from './record.generated.ts';
import { useMonthText } from './useMonthText.ts';

const LedgerStatementList = () => {
  const text = useText('resources.ledgerStatements');
  const canAccess = useCan('payouts', 'edit');
  const isPartner = currentPortal() === 'vendor';
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ListPage
        sort={{ field: 'month', order: 'DESC' }}
        {...(isPartner && { subtitle: text('partnerSubtitle') })}
        filters={isPartner ? null : <Filters />}
        emptyText={text(isPartner ? 'emptyPartnerText' : 'emptyText')}
      >
        <ExportMenu document={ExportLedgerStatementsDocument} />
        <Table>
          <Table.Column
            source="month"
            width={170}
            sortByOrder="DESC"
            render={(statement: LedgerStatementRecord) => <StatementLink {...statement} />}
          />
          {!isPartner && <Table.Column source="partnerName" width={220} beneathIfNarrow="month" />}
          <Table.Column source="entries" width={90} align="right" beneathIfNarrow="month" />
          {(['opening', 'net', 'paid', 'closing'] as const).map((source) => (
            <Table.Column
              key={source}
              source={source}
              width={130}
              align="right"
              sortByOrder="DESC"
              // on a narrow screen, one below the other as they add up
              {...(source !== 'opening' && { beneathIfNarrow: 'opening' })}
              render={(statement: LedgerStatementRecord) => <PriceText value={statement[source]} />}
            />
          ))}
        </Table>
      </ListPage>
      {canAccess && <NextMonth />}
    </Box>
  );
};

/** Links to the partner's statement of the month. */
const StatementLink = ({ month, vendorId }: LedgerStatementRecord) => {
  const monthText = useMonthText();
  const address = useStatementAddress();
  const of = currentPortal() === 'vendor' ? undefined : vendorId;
  return (
    <RowLink to={address(of, { from: `${month}-01`, to: lastDayOf(month) })} look="name">
      {monthText(month)}
    </RowLink>
  );
};

const Filters = () => (
  <FilterBar>
    <SearchFilter source="text" />
  </FilterBar>
);

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default LedgerStatementList;
