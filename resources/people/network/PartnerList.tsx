import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { LinkBase, useRecordContext } from 'react-admin';
import { relations } from '#contract/rules/people/network.ts';
import { profileCategories } from '#contract/rules/people/profile.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CategoryFilter } from '#resources/catalogue/categories/parts/CategoryFilter.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { CardGrid } from '#ui/list/CardGrid.tsx';
import { CardSelection } from '#ui/list/CardSelection.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { SortChoice } from '#ui/list/SortChoice.tsx';
import { WhenSelected } from '#ui/list/WhenSelected.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { ExportNetworkPartnersDocument } from './operations.generated.ts';
import { PartnerCard } from './PartnerCard.tsx';
import type { PartnerRecord } from './partnerOperations.ts';
import { useNetworkAddress, useNetworkList } from './parts/networkAddress.ts';
import { Relation } from './parts/Relation.tsx';
import { RelationAction } from './parts/RelationAction.tsx';

const PartnerBulkActions = lazyPart(() => import('./PartnerBulkActions.tsx'));

const orders = [
  { field: 'name', order: 'ASC' },
  { field: 'city', order: 'ASC' },
] as const;

/** The partners of the whole marketplace, to whom the user can send connection requests. */
const PartnerList = () => {
  const translate = useText();
  const text = useText(useResourcePrefix());
  const list = useNetworkList();
  const ofList = useMemo(() => ({ list }), [list]);
  const { own } = useNetworkAddress();
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      filter={ofList}
      actions={
        <Button variant="outlined" component={LinkBase} to={own()}>
          {translate('network.toOwn')}
        </Button>
      }
      filters={<Filters />}
      emptyText={text('emptyText')}
    >
      <SortChoice orders={orders} />
      <ExportMenu document={ExportNetworkPartnersDocument} />
      <CardGrid>
        <FoundPartner />
      </CardGrid>
      <WhenSelected>
        <PartnerBulkActions />
      </WhenSelected>
    </ListPage>
  );
};

/**
 * The filters of the list. Manufacturers have a filter by product category, sellers by product and
 * by profile category, all others by profile category.
 */
const Filters = () => {
  const translate = useText();
  const text = useText(useResourcePrefix());
  const list = useNetworkList();
  return (
    <FilterBar>
      <SearchFilter source="name" />
      {(list === 'manufacturers' || list === 'sellers') && <CategoryFilter />}
      {list !== 'manufacturers' && (
        <SelectFilter
          source="category"
          choices={profileCategories.map((id) => ({
            id,
            name: translate(`profile.categories.${id}`),
          }))}
        />
      )}
      <SearchFilter source="place" label={text('searchPlace')} shortLabel={text('fields.place')} />
      <SelectFilter
        source="state"
        choices={relations.map((id) => ({ id, name: translate(`network.relations.${id}`) }))}
      />
    </FilterBar>
  );
};

/** A partner in the list of the whole network, as a card. */
const FoundPartner = () => {
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

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default PartnerList;
