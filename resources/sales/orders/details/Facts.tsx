import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { OrderBadge } from '#resources/sales/orders/parts/OrderBadge.tsx';
import { useMethodName } from '#resources/sales/orders/parts/useMethodName.ts';
import type { OrderRecord } from '#resources/sales/orders/record.generated.ts';
import { Facts } from '#ui/facts/Facts.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';

interface Props {
  order: OrderRecord;
}

type Address = OrderRecord['billing'];

/** Formats an address as the lines of a postal address. */
export const addressLines = ({ firstname, lastname, company, street, ...place }: Address) =>
  [
    company,
    `${firstname} ${lastname}`.trim(),
    street,
    `${place.post_code ?? ''} ${place.city}`.trim(),
    place.country === 'DE' ? null : place.country,
  ]
    .filter(Boolean)
    .join('\n');

export const CustomerCard = ({ order }: Props) => {
  const text = useText('resources.orders');
  const { firstname, lastname, company, email, phone, vat_id } = order.customer;
  return (
    <SectionCard title={text('details.customer')}>
      <Facts
        facts={[
          {
            key: 'name',
            label: text('details.name'),
            value: (
              <CustomerLink id={order.customerId}>{`${firstname} ${lastname}`.trim()}</CustomerLink>
            ),
          },
          { key: 'company', label: text('details.company'), value: company },
          {
            key: 'email',
            label: text('details.email'),
            value: email && <Link href={`mailto:${email}`}>{email}</Link>,
          },
          {
            key: 'phone',
            label: text('details.phone'),
            value: phone && <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>,
          },
          { key: 'vatId', label: text('details.vatId'), value: vat_id },
          { key: 'billing', label: text('details.billing'), value: addressLines(order.billing) },
          { key: 'notes', label: text('details.notes'), value: order.notes },
        ]}
      />
    </SectionCard>
  );
};

/** Links to the customer's page, where administrators find the customer's other orders. */
const CustomerLink = ({ id, children }: { id: string | null; children: ReactNode }) => {
  const createPath = useCreatePath();
  if (id === null) return <>{children}</>;
  const to = createPath({ resource: 'user-management/customers', type: 'edit', id });
  return (
    <Link component={LinkBase} to={to}>
      {children}
    </Link>
  );
};

export const ShippingCard = ({ order }: Props) => {
  const text = useText('resources.orders');
  return (
    <SectionCard title={text('details.shipping')}>
      <Facts
        facts={[
          {
            key: 'address',
            label: text('details.shippingAddress'),
            value: addressLines(order.shippingAddress),
          },
          ...order.deliveries.map(
            ({ id, partnerName, templateName, daysFrom, daysTo, pallets }) => ({
              key: id,
              label: text('details.deliveredBy', { name: partnerName }),
              value: [
                templateName,
                text('details.days', { from: daysFrom, to: daysTo }),
                pallets !== null && text('details.pallets', { smart_count: pallets }),
              ]
                .filter(Boolean)
                .join('\n'),
            }),
          ),
        ]}
      />
    </SectionCard>
  );
};

export const PaymentCard = ({ order }: Props) => {
  const text = useText('resources.orders');
  const methodName = useMethodName();
  return (
    <SectionCard title={text('details.payment')}>
      <Facts
        facts={[
          { key: 'method', label: text('fields.method'), value: methodName(order.method) },
          {
            key: 'status',
            label: text('fields.paymentStatus'),
            value: <OrderBadge of="paymentStates" state={order.paymentStatus} />,
          },
          {
            key: 'paidAt',
            label: text('fields.paidAt'),
            value: order.paidAt && <DateText value={order.paidAt} />,
          },
          { key: 'paymentId', label: text('fields.paymentId'), value: order.paymentId },
          { key: 'code', label: text('details.code'), value: order.code },
          { key: 'externalId', label: text('fields.externalId'), value: order.externalId },
        ]}
      />
    </SectionCard>
  );
};
