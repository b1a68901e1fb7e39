import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { withoutCategory } from '#contract/rules/website/affiliateFeed.ts';
import { mappedChoices } from '#contract/rules/website/affiliateProduct.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { PickFilter } from '#ui/list/PickFilter.tsx';
import { RowLink } from '#ui/list/RowLink.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { MapBulkActions, MapOne } from './MapActions.tsx';
import {
  type AffiliateCategoryRecord,
  ExportAffiliateCategoriesDocument,
} from './record.generated.ts';

const CategoryList = () => {
  const text = useText('resources.external-product-sources/affiliates/categories');
  return (
    <ListPage
      // unmapped categories first
      sort={{ field: 'mapped', order: 'ASC' }}
      filters={
        <FilterBar>
          <SearchFilter source="path" />
          <SelectFilter source="mapped" choices={useNamedChoices('mappedChoices', mappedChoices)} />
          <PickFilter
            source="network_id"
            resource="external-product-sources/networks"
            label={text('fields.network')}
          />
        </FilterBar>
      }
      emptyText={text('emptyText')}
    >
      <ExportMenu document={ExportAffiliateCategoriesDocument} />
      <Table bulkBar={<MapBulkActions />}>
        <Table.Column
          source="path"
          render={({ path }: AffiliateCategoryRecord) =>
            path === withoutCategory ? text('withoutCategory') : path
          }
        />
        <Table.Column source="network" width={190} disableSort />
        <Table.Column source="mapped" width={320}>
          <OwnCategory />
        </Table.Column>
        <Table.Column source="n" width={110} align="right" sortByOrder="DESC">
          <ProductsLink />
        </Table.Column>
        <Table.Column source="publishedCount" width={130} align="right" disableSort />
      </Table>
    </ListPage>
  );
};

const OwnCategory = () => {
  const text = useText('resources.external-product-sources/affiliates/categories');
  const record = useRecordContext<AffiliateCategoryRecord>();
  if (!record) return null;
  return (
    <>
      <Typography
        variant="body2"
        component="span"
        color={record.category ? undefined : 'warning.main'}
      >
        {record.category || text('open')}
      </Typography>{' '}
      <MapOne category={record} />
    </>
  );
};

const ProductsLink = () => {
  const record = useRecordContext<AffiliateCategoryRecord>();
  if (!record) return null;
  const to = `/external-product-sources/affiliates/products?affiliate_category_id=${record.id}`;
  return <RowLink to={to}>{record.n}</RowLink>;
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default CategoryList;
