import { useText } from '#providers/i18nProvider/useText.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { OrdersOf } from './OrdersOf.tsx';

const filter = { todo: 'toConfirm' };

/** Lists orders that the partner has to confirm, newest first. */
const IncomingOrders = () => {
  const translate = useText();
  return (
    <SectionCard title={translate('resources.orders.incoming')}>
      <OrdersOf filter={filter} empty="resources.orders.nothingIncoming" />
    </SectionCard>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default IncomingOrders;
