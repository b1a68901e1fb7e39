import Button from '@mui/material/Button';
import { LinkBase, useResourceContext, useTranslate } from 'react-admin';
import { relations } from '#contract/rules/network.ts';
import { profileCategories } from '#contract/rules/profile.ts';
import { CardGrid } from '#ui/list/CardGrid.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';
import { FoundPartner } from './FoundPartner.tsx';
import { useNetworkAddress } from './parts/networkAddress.ts';

/** Partners of the whole marketplace, to be asked for a connection. */
const PartnerList = () => {
  const translate = useTranslate();
  const text = useResourceText();
  const isManufacturers = useResourceContext()?.endsWith('/manufacturers-network');
  const { own } = useNetworkAddress();
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      actions={
        <Button variant="outlined" component={LinkBase} to={own()}>
          {translate('network.toOwn')}
        </Button>
      }
      filters={
        <FilterBar>
          <SearchFilter source="name" />
          {!isManufacturers && (
            <SelectFilter
              source="category"
              choices={profileCategories.map((id) => ({
                id,
                name: translate(`profile.categories.${id}`),
              }))}
            />
          )}
          <SearchFilter
            source="place"
            label={text('searchPlace')}
            shortLabel={text('fields.place')}
          />
          <SelectFilter
            source="state"
            choices={relations.map((id) => ({ id, name: translate(`network.relations.${id}`) }))}
          />
        </FilterBar>
      }
      emptyText={text('emptyText')}
    >
      <CardGrid>
        <FoundPartner />
      </CardGrid>
    </ListPage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default PartnerList;
