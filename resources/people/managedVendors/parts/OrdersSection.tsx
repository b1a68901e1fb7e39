import { useText } from '#providers/i18nProvider/useText.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { AddedSections } from '#ui/record/AddedSections.tsx';

/** Orders that include the vendor, or products of the manufacturer. */
export const OrdersSection = () => {
  const translate = useText();
  return (
    <SectionCard title={translate('partnerManagement.tabs.orders')}>
      <AddedSections />
    </SectionCard>
  );
};
