import { repaymentKinds, repaymentStates } from '#contract/rules/sales/repayment.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useDayText } from '#resources/sales/payouts/parts/useDayText.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { RecordLink } from '#ui/fields/RecordLink.tsx';
import { DayFilter } from '#ui/list/DayFilter.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { RepaymentBadge } from './parts/RepaymentBadge.tsx';
import { RepaymentBulkActions } from './RepaymentBulkActions.tsx';
import { RepaymentSums } from './RepaymentSums.tsx';
import type { RepaymentRecord } from './record.generated.ts';
import { ExportRepaymentsDocument } from './record.generated.ts';

const RepaymentList = () => {
  const text = useText('resources.repayments');
  const day = useDayText();
  return (
    <ListPage
      sort={{ field: 'at', order: 'DESC' }}
      filters={<Filters />}
      emptyText={text('emptyText')}
    >
      <ExportMenu document={ExportRepaymentsDocument} />
      <RepaymentSums />
      <Table bulkBar={<RepaymentBulkActions />}>
        <Table.Column
          source="orderNumber"
          width={140}
          render={({ orderId, orderNumber }: RepaymentRecord) => (
            <RecordLink resource="orders" id={orderId}>
              {orderNumber}
            </RecordLink>
          )}
        />
        <Table.Column
          source="state"
          width={130}
          render={({ state }: RepaymentRecord) => <RepaymentBadge state={state} />}
        />
        <Table.Column
          source="customerName"
          width={160}
          beneathIfNarrow="orderNumber"
          onCard="fact"
        />
        <Table.Column
          source="kind"
          width={190}
          beneathIfNarrow="state"
          render={({ kind }: RepaymentRecord) => text(`kinds.${kind}`)}
        />
        <Table.Column
          source="amount"
          width={120}
          align="right"
          sortByOrder="DESC"
          beneathIfNarrow="state"
          onCard="end"
          render={({ amount }: RepaymentRecord) => <PriceText value={amount} />}
        />
        <Table.Column
          source="at"
          width={170}
          sortByOrder="DESC"
          beneathIfNarrow="orderNumber"
          onCard="end"
          render={() => <DateField source="at" />}
        />
        <Table.Column
          source="repaidOn"
          width={150}
          sortByOrder="DESC"
          beneathIfNarrow="state"
          render={({ repaidOn }: RepaymentRecord) => repaidOn && day(repaidOn)}
        />
        <Table.Column source="reference" disableSort beneath="repaidOn" beneathIfNarrow="state" />
      </Table>
    </ListPage>
  );
};

const Filters = () => (
  <FilterBar>
    <SearchFilter source="text" />
    <SelectFilter source="state" choices={useNamedChoices('states', repaymentStates)} />
    <SelectFilter source="kind" choices={useNamedChoices('kinds', repaymentKinds)} />
    <DayFilter source="from" />
    <DayFilter source="to" />
  </FilterBar>
);

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default RepaymentList;
