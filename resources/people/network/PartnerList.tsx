import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { LinkBase } from 'react-admin';
import { relations } from '#contract/rules/people/network.ts';
import { profileCategories } from '#contract/rules/people/profile.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CategoryFilter } from '#resources/catalogue/categories/parts/CategoryFilter.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { CardGrid } from '#ui/list/CardGrid.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { SortChoice } from '#ui/list/SortChoice.tsx';
import { WhenSelected } from '#ui/list/WhenSelected.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { FoundPartner } from './FoundPartner.tsx';
import { ExportNetworkPartnersDocument } from './operations.generated.ts';
import { useNetworkAddress, useNetworkList } from './parts/networkAddress.ts';

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

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default PartnerList;
