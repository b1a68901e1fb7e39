import ResendIcon from '@mui/icons-material/ReplayOutlined';
import Link from '@mui/material/Link';
import { Suspense, useState } from 'react';
import { useCreatePath } from 'react-admin';
import { deliveryStates, testEvent, webhookEvents } from '#contract/rules/shop/webhook.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { RecordLink } from '#ui/fields/RecordLink.tsx';
import { BackLink } from '#ui/form/BackLink.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { ConfirmedBulkButton } from '#ui/list/ConfirmedBulkButton.tsx';
import { DayFilter } from '#ui/list/DayFilter.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useFilter } from '#ui/list/useFilter.ts';
import { usePolling } from '#ui/list/usePolling.ts';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { ResendWebhooksDocument, WebhookAddressesDocument } from './operations.generated.ts';
import { Answer } from './parts/Answer.tsx';
import { DeliveryBadge } from './parts/DeliveryBadge.tsx';
import { EventName } from './parts/EventName.tsx';
import { isSoon } from './parts/isSoon.ts';
import type { WebhookDeliveryRecord } from './record.generated.ts';

const DeliveryDrawer = lazyPart(() => import('./DeliveryDrawer.tsx'));

const WebhookDeliveryList = () => (
  <ListPage
    sort={{ field: 'at', order: 'DESC' }}
    back={<BackToShop />}
    filters={<Filters />}
    emptyText={useText('resources.webhook-deliveries')('emptyText')}
  >
    <Deliveries />
  </ListPage>
);

/** The addresses of all shops. */
const useAddresses = () =>
  useApiQuery(WebhookAddressesDocument, {}).data?.webhookEndpoints.data.results ?? [];

/** The link to the shop of the chosen address, or to all shops. */
const BackToShop = () => {
  const translate = useText();
  const createPath = useCreatePath();
  const [endpointId] = useFilter('endpointId');
  const shopId = useAddresses().find(({ id }) => id === endpointId)?.shopId;
  const to =
    shopId === undefined
      ? createPath({ resource: 'shops', type: 'list' })
      : createPath({ resource: 'shops', type: 'edit', id: shopId });
  return (
    <BackLink to={to}>{translate('resources.shops.name', shopId === undefined ? 2 : 1)}</BackLink>
  );
};

const Filters = () => {
  const translate = useText();
  const addresses = useAddresses();
  return (
    <FilterBar>
      <SelectFilter source="endpointId" choices={addresses} />
      <SelectFilter source="state" choices={useNamedChoices('states', deliveryStates)} />
      <SelectFilter
        source="type"
        choices={[...webhookEvents, testEvent].map((id) => ({
          id,
          name: translate(`resources.shops.webhooks.events.${id}`),
        }))}
      />
      <DayFilter source="from" />
      <DayFilter source="to" />
    </FilterBar>
  );
};

const Deliveries = () => {
  const text = useText('resources.webhook-deliveries');
  const [opened, setOpened] = useState<string | null>(null);
  const refetch = usePolling<WebhookDeliveryRecord>(isSoon);
  return (
    <>
      <Table bulkBar={<ResendBar />}>
        <Table.Column
          source="type"
          width={230}
          disableSort
          render={({ id, type }: WebhookDeliveryRecord) => (
            <Link
              component="button"
              type="button"
              underline="hover"
              fontWeight={560}
              textAlign="left"
              onClick={() => setOpened(id)}
            >
              <EventName type={type} />
            </Link>
          )}
        />
        <Table.Column
          source="state"
          width={150}
          disableSort
          render={({ state }: WebhookDeliveryRecord) => <DeliveryBadge state={state} />}
        />
        <Table.Column
          source="status"
          width={210}
          disableSort
          beneathIfNarrow="state"
          render={(delivery: WebhookDeliveryRecord) => <Answer {...delivery} />}
        />
        <Table.Column
          source="at"
          width={190}
          sortByOrder="DESC"
          beneathIfNarrow="type"
          render={() => <DateField source="at" />}
        />
        <Table.Column
          source="durationMs"
          width={110}
          align="right"
          disableSort
          beneathIfNarrow="state"
          render={({ durationMs }: WebhookDeliveryRecord) =>
            durationMs !== null && text('milliseconds', { count: durationMs })
          }
        />
        <Table.Column
          source="attemptCount"
          width={110}
          align="right"
          disableSort
          beneathIfNarrow="state"
        />
        <Table.Column
          source="orderNumber"
          width={150}
          disableSort
          beneathIfNarrow="type"
          render={({ orderId, orderNumber }: WebhookDeliveryRecord) =>
            orderId && (
              <RecordLink resource="orders" id={orderId}>
                {orderNumber}
              </RecordLink>
            )
          }
        />
        <Table.Column source="url" width={280} disableSort beneath="type" beneathIfNarrow="type" />
      </Table>
      <Suspense fallback={null}>
        {opened !== null && (
          <DeliveryDrawer id={opened} onChanged={refetch} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  );
};

/** Sends the selected events again. */
const ResendBar = () => {
  const text = useText('resources.webhook-deliveries');
  return (
    <BulkBar label="resources.webhook-deliveries.selected">
      <ConfirmedBulkButton
        document={ResendWebhooksDocument}
        variablesOf={(rows) => ({ input: rows })}
        icon={<ResendIcon />}
        label={text('again.action')}
        textOf={(count) => text('again.text', { smart_count: count })}
        done="resources.webhook-deliveries.again.done"
        isHarmless
      />
    </BulkBar>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default WebhookDeliveryList;
