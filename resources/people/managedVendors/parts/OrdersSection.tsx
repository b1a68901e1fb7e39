import { useRecordContext, useTranslate } from 'react-admin';
import { OrdersOf } from '#resources/sales/orders/parts/OrdersOf.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';

/** Orders with a part of the vendor, or with products of the manufacturer. */
export const OrdersSection = ({ by }: { by: 'vendorId' | 'manufacturerId' }) => {
  const translate = useTranslate();
  const record = useRecordContext();
  return (
    <SectionCard title={translate('partnerManagement.tabs.orders')}>
      {record && (
        <OrdersOf filter={{ [by]: String(record.id) }} empty="partnerManagement.noOrders" />
      )}
    </SectionCard>
  );
};
