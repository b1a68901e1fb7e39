import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/i18nProvider/useText.ts';
import { OrderBadge } from '#resources/sales/orders/parts/OrderBadge.tsx';
import { Price } from '#resources/sales/orders/parts/Price.tsx';
import type { OrderRecord } from '#resources/sales/orders/record.generated.ts';
import { RefundButton } from '#resources/sales/payouts/parts/RefundButton.tsx';
import { ServicePayout } from '#resources/sales/payouts/parts/ServicePayout.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { item } from './styles.ts';
import { TransitionButtons } from './TransitionButtons.tsx';
import { type OrderService, transitionsOfService } from './transition.ts';
import { useOrderTransition } from './useOrderTransition.tsx';

interface Props {
  order: OrderRecord;
  onChanged: () => unknown;
}

/** Lists the services that partners perform at the customer's address. */
export const Services = ({ order, onChanged }: Props) => {
  const text = useText('resources.orders');
  const { begin, isPending, dialog } = useOrderTransition(order, onChanged);
  return (
    <SectionCard title={text('details.services')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {order.services.map((service) => (
          <Box component="li" key={service.id} sx={item}>
            <Service service={service} />
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flexShrink: 0 }}>
              {order.paymentStatus !== 'pending' && service.state !== 'cancelled' && (
                <RefundButton
                  of={{
                    serviceId: service.id,
                    name: service.name,
                    amount: service.cost,
                    discount: '0.00',
                    refunded: service.refunded,
                  }}
                />
              )}
              {service.state === 'completed' && (
                <ServicePayout orderId={order.id} service={service} />
              )}
              <TransitionButtons
                name={service.name}
                state={service.state}
                transitions={transitionsOfService(service)}
                isPending={isPending}
                onTransition={(to) => begin({ of: 'services', to, items: [service] })}
              />
            </Box>
          </Box>
        ))}
      </Box>
      {dialog}
    </SectionCard>
  );
};

const Service = ({ service }: { service: OrderService }) => {
  const text = useText('resources.orders');
  const { name, lineName, minutes, billed, cost, state, reason, refunded } = service;
  return (
    <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
      <Typography component="h3" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {text('details.forLine', { name: lineName })} ·{' '}
        {text('details.performedBy', { name: service.performerName })}
      </Typography>
      <Typography component="div" variant="body2">
        {text('details.billed', { minutes, billed })} · <PriceText value={cost} />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, my: 0.5 }}>
        <OrderBadge of="lineStates" state={state} />
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {service.appointmentAt && (
          <div>
            {text('fields.appointmentAt')}: <DateText value={service.appointmentAt} />
          </div>
        )}
        {state === 'cancelled' && reason && (
          <div>
            {text('fields.reason')}: {reason}
          </div>
        )}
        {Number(refunded) > 0 && (
          <div>
            <Price of="details.refunded" amount={refunded} />
          </div>
        )}
      </Box>
    </Box>
  );
};
