import { returnReasons, returnStates } from '#contract/rules/sales/return.ts';
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
import { ReturnBadge } from './parts/ReturnBadge.tsx';
import { useAfterDelivery } from './parts/useAfterDelivery.ts';
import { ExportReturnsDocument, type ReturnRecord } from './record.generated.ts';

const ReturnList = () => {
  const text = useText('resources.returns');
  const day = useDayText();
  const afterDelivery = useAfterDelivery();
  return (
    <ListPage
      sort={{ field: 'at', order: 'DESC' }}
      filters={<Filters />}
      emptyText={text('emptyText')}
    >
      <ExportMenu document={ExportReturnsDocument} />
      <Table>
        <Table.Column
          source="orderNumber"
          width={140}
          render={({ orderId, orderNumber }: ReturnRecord) => (
            <RecordLink resource="orders" id={orderId}>
              {orderNumber}
            </RecordLink>
          )}
        />
        <Table.Column
          source="state"
          width={130}
          render={({ state }: ReturnRecord) => <ReturnBadge state={state} />}
        />
        <Table.Column source="customerName" beneath="orderNumber" />
        <Table.Column source="product" width={230} beneathIfNarrow="orderNumber" />
        <Table.Column source="partnerName" beneath="product" beneathIfNarrow="orderNumber" />
        <Table.Column
          source="quantity"
          width={90}
          align="right"
          disableSort
          beneathIfNarrow="state"
          render={({ quantity }: ReturnRecord) => text('pieces', { smart_count: quantity })}
        />
        <Table.Column
          source="reason"
          width={120}
          beneathIfNarrow="state"
          render={({ reason }: ReturnRecord) => text(`reasons.${reason}`)}
        />
        <Table.Column
          source="at"
          width={180}
          sortByOrder="DESC"
          beneathIfNarrow="orderNumber"
          render={() => <DateField source="at" />}
        />
        <Table.Column
          source="daysAfterDelivery"
          disableSort
          beneath="at"
          beneathIfNarrow="orderNumber"
          render={({ daysAfterDelivery }: ReturnRecord) => afterDelivery(daysAfterDelivery)}
        />
        <Table.Column
          source="receivedOn"
          disableSort
          beneath="state"
          render={({ receivedOn }: ReturnRecord) => receivedOn && day(receivedOn)}
        />
        <Table.Column
          source="customerAmount"
          width={120}
          align="right"
          disableSort
          beneathIfNarrow="state"
          render={({ state, customerAmount }: ReturnRecord) =>
            state === 'refunded' && <PriceText value={customerAmount} />
          }
        />
      </Table>
    </ListPage>
  );
};

const Filters = () => (
  <FilterBar>
    <SearchFilter source="text" />
    <SelectFilter source="state" choices={useNamedChoices('states', returnStates)} />
    <SelectFilter source="reason" choices={useNamedChoices('reasons', returnReasons)} />
    <DayFilter source="from" />
    <DayFilter source="to" />
  </FilterBar>
);

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ReturnList;
