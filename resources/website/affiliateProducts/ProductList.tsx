import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import { withoutCategory } from '#contract/rules/website/affiliateFeed.ts';
import { affiliateStates, mappedChoices } from '#contract/rules/website/affiliateProduct.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { FilterChip } from '#ui/list/FilterChip.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { PickFilter } from '#ui/list/PickFilter.tsx';
import { Pictured } from '#ui/list/Pictured.tsx';
import { RowLink } from '#ui/list/RowLink.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { StatusBulkButton } from '#ui/status/StatusBulkButton.tsx';
import { addressOf } from './address.ts';
import { UpdateAffiliateProductsStatusDocument } from './operations.generated.ts';
import { ProductState } from './ProductState.tsx';
import {
  type AffiliateProductRecord,
  ExportAffiliateProductsDocument,
} from './record.generated.ts';

const messages = 'resources.external-product-sources/affiliates/products';

const ProductList = () => {
  const text = useText('resources.external-product-sources/affiliates/products');
  return (
    <ListPage
      sort={{ field: 'id', order: 'DESC' }}
      filters={<Filters />}
      emptyText={text('emptyText')}
    >
      <ExportMenu document={ExportAffiliateProductsDocument} />
      <Table bulkBar={<BulkActions />}>
        <Table.Column
          source="title"
          hasPicture
          render={({ id, title, picture, external_id }: AffiliateProductRecord) => (
            <Pictured picture={picture} detail={external_id}>
              <RowLink to={addressOf(id)} look="name">
                {title}
              </RowLink>
            </Pictured>
          )}
        />
        <Table.Column source="network" width={140} disableSort />
        <Table.Column
          source="path"
          width={200}
          disableSort
          render={({ path }: AffiliateProductRecord) =>
            path === withoutCategory ? text('withoutCategory') : path
          }
        />
        <Table.Column source="category" width={180} disableSort isByChoice />
        <Table.Column
          source="price"
          width={120}
          align="right"
          render={({ price }: AffiliateProductRecord) => <PriceText value={price} />}
        />
        <Table.Column
          source="state"
          width={160}
          render={({ state }: AffiliateProductRecord) => <ProductState state={state} />}
        />
        <Table.Column source="useCount" width={110} align="right" disableSort isByChoice />
      </Table>
    </ListPage>
  );
};

const Filters = () => {
  const text = useText('resources.external-product-sources/affiliates/products');
  return (
    <>
      <FilterBar>
        <SearchFilter source="title" />
        <SelectFilter source="state" choices={useNamedChoices('states', affiliateStates)} />
        <SelectFilter source="mapped" choices={useNamedChoices('mappedChoices', mappedChoices)} />
        <SelectFilter
          source="notForSale"
          label={text('filters.notForSale')}
          choices={[{ id: 'true', name: text('filters.yes') }]}
        />
        <PickFilter
          source="network_id"
          resource="external-product-sources/networks"
          label={text('fields.network')}
        />
      </FilterBar>
      {/* links from the category list set this filter */}
      <FilterChip source="affiliate_category_id" label={text('fields.path')}>
        {text('oneCategory')}
      </FilterChip>
    </>
  );
};

const BulkActions = () => {
  const text = useText('resources.external-product-sources/affiliates/products');
  return (
    <BulkBar label={`${messages}.selected`}>
      <StatusBulkButton
        document={UpdateAffiliateProductsStatusDocument}
        status="published"
        icon={<ShowIcon />}
        label={text('publish')}
        textOf={(smart_count) => text('publishText', { smart_count })}
        done={`${messages}.published`}
        isHarmless
      />
      <StatusBulkButton
        document={UpdateAffiliateProductsStatusDocument}
        status="hidden"
        icon={<HideIcon />}
        label={text('hide')}
        textOf={(smart_count) => text('hideText', { smart_count })}
        done={`${messages}.hidden`}
      />
    </BulkBar>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ProductList;
