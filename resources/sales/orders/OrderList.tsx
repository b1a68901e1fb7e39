import Box from '@mui/material/Box';
import { orderStatuses, orderTasks } from '#contract/rules/sales/orderState.ts';
import { paymentStatuses } from '#contract/rules/sales/payment.ts';
import { useCan } from '#providers/authProvider/useCan.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
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
import { OrderBulkActions } from './OrderBulkActions.tsx';
import { OrderPartnersDocument } from './operations.generated.ts';
import { methods } from './parts/methods.ts';
import { OrderBadge } from './parts/OrderBadge.tsx';
import { useMethodName } from './parts/useMethodName.ts';
import type { OrderRow } from './record.generated.ts';
import { ExportOrdersDocument } from './record.generated.ts';

const OrderList = () => {
  const text = useText('resources.orders');
  const methodName = useMethodName();
  // partners see only their own part of an order
  const isAll = useCan('orderIntake', 'view');
  // suspended partners have no access to jobs, so they process each order individually
  const hasJobs = useCan('jobs', 'view');
  return (
    <ListPage
      sort={{ field: 'orderedAt', order: 'DESC' }}
      actions={isAll && <CreateButton />}
      filters={<OrderFilters isAll={isAll} />}
    >
      {hasJobs && <ExportMenu document={ExportOrdersDocument} />}
      <Table bulkBar={hasJobs && <OrderBulkActions />}>
        <Table.Column source="number" width={166} sortByOrder="DESC">
          <NameLink />
        </Table.Column>
        <Table.Column source="orderedAt" sortByOrder="DESC" beneath="number" onCard="end">
          <DateField source="orderedAt" />
        </Table.Column>
        <Table.Column source="customerName" width={180} beneathIfNarrow="number" onCard="fact" />
        <Table.Column source="city" beneath="customerName" beneathIfNarrow="number" />
        <Table.Column
          source="paymentStatus"
          width={150}
          beneathIfNarrow="status"
          render={({ paymentStatus }: OrderRow) => (
            <OrderBadge of="paymentStates" state={paymentStatus} />
          )}
        />
        <Table.Column
          source="method"
          beneath="paymentStatus"
          beneathIfNarrow="status"
          render={({ method }: OrderRow) => methodName(method)}
        />
        <Table.Column
          source="status"
          width={142}
          render={({ status, isLate }: OrderRow) => (
            <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
              <OrderBadge of="states" state={status} />
              {isLate && <Badge tone="error">{text('late')}</Badge>}
            </Box>
          )}
        />
        {isAll ? (
          <Table.Column
            source="total"
            width={128}
            beneathIfNarrow="status"
            align="right"
            onCard="end"
            sortByOrder="DESC"
            render={({ total }: OrderRow) => total && <PriceText value={total} />}
          />
        ) : (
          <Table.Column
            source="mySum"
            width={128}
            beneathIfNarrow="status"
            align="right"
            onCard="end"
            disableSort
            render={({ mySum }: OrderRow) => mySum && <PriceText value={mySum} />}
          />
        )}
        {isAll && (
          <Table.Column
            source="parts"
            width={200}
            beneathIfNarrow="number"
            disableSort
            render={({ parts }: OrderRow) => parts.map(({ partnerName }) => partnerName).join(', ')}
          />
        )}
      </Table>
    </ListPage>
  );
};

const OrderFilters = ({ isAll }: { isAll: boolean }) => {
  const methodName = useMethodName();
  return (
    <FilterBar>
      <SearchFilter source="text" />
      <SelectFilter source="todo" choices={useNamedChoices('tasks', orderTasks)} />
      <SelectFilter source="status" choices={useNamedChoices('states', orderStatuses)} />
      <SelectFilter
        source="paymentStatus"
        choices={useNamedChoices('paymentStates', paymentStatuses)}
      />
      <SelectFilter source="method" choices={methods.map((id) => ({ id, name: methodName(id) }))} />
      {isAll && (
        <RemoteSelectFilter
          source="vendorId"
          document={OrderPartnersDocument}
          choicesOf={({ managedVendors }) => managedVendors.data.results}
        />
      )}
      <DayFilter source="from" />
      <DayFilter source="to" />
    </FilterBar>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default OrderList;
