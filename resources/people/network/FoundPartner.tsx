import { useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CardSelection } from '#ui/list/CardSelection.tsx';
import { PartnerCard } from './PartnerCard.tsx';
import type { PartnerRecord } from './partnerOperations.ts';
import { useNetworkAddress } from './parts/networkAddress.ts';
import { Relation } from './parts/Relation.tsx';
import { RelationAction } from './parts/RelationAction.tsx';

/** A partner in the list of the whole network, as a card. */
export const FoundPartner = () => {
  const translate = useText();
  const { partner: addressOf } = useNetworkAddress();
  const partner = useRecordContext<PartnerRecord>();
  if (!partner) return null;
  const { name, role, logo, category, post_code, city, description, ...counts } = partner;
  const kinds = category.map((key) => translate(`profile.categories.${key}`));
  const goods = counts.productCategories?.join(', ');
  const facts = [
    counts.products > 0 && translate('network.products', { smart_count: counts.products }),
    kinds.length > 0 && goods,
    counts.showrooms > 0 && translate('network.showrooms', { smart_count: counts.showrooms }),
  ];
  return (
    <PartnerCard
      name={name}
      to={addressOf(partner)}
      logo={logo}
      category={kinds.join(', ') || goods || translate(`network.roles.${role}`, 1)}
      place={`${post_code ?? ''} ${city ?? ''}`.trim()}
      facts={facts.filter(Boolean).join(' · ')}
      description={description}
      state={<Relation state={partner.state} />}
      action={<RelationAction partner={partner} />}
      selection={<CardSelection name={name} />}
    />
  );
};
