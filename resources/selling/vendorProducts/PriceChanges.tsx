import Link from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import { priceDirections, sources } from '#contract/rules/selling/vendorProduct.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { BackLink } from '#ui/form/BackLink.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { ExportPriceChangesDocument } from './operations.generated.ts';
import type { PriceChangeRecord as Row } from './priceChangeOperations.ts';

/** Lists price changes of the vendor's sources, newest first. */
const PriceChanges = () => {
  const text = useText(useResourcePrefix());
  return (
    <ListPage
      back={<BackLink to="/vendor-products">{text('back')}</BackLink>}
      sort={{ field: 'changedAt', order: 'DESC' }}
      filters={<Filters />}
      emptyText={text('emptyText')}
    >
      <ExportMenu document={ExportPriceChangesDocument} />
      <Table>
        <Table.Column source="name" render={(row: Row) => <Product {...row} />} />
        <Table.Column source="sku" width={180} />
        <Table.Column
          source="tab"
          width={170}
          disableSort
          render={({ tab }: Row) => text(`sources.${tab}`)}
        />
        <Table.Column
          source="sourcePrice"
          width={220}
          disableSort
          beneathIfNarrow="name"
          render={({ oldSourcePrice, sourcePrice }: Row) => (
            <FromTo from={oldSourcePrice} to={sourcePrice} />
          )}
        />
        <Table.Column
          source="price"
          width={220}
          disableSort
          render={({ oldPrice, price }: Row) =>
            oldPrice === price ? text('kept') : <FromTo from={oldPrice} to={price} />
          }
        />
        <Table.Column source="changedAt" width={140} sortByOrder="DESC">
          <DateField source="changedAt" />
        </Table.Column>
      </Table>
    </ListPage>
  );
};

const Filters = () => (
  <FilterBar>
    <SearchFilter source="name" />
    <SelectFilter source="direction" choices={useNamedChoices('directions', priceDirections)} />
    <SelectFilter source="tab" choices={useNamedChoices('sources', sources)} />
  </FilterBar>
);

/** Links to the product in the assortment, where the vendor sets its price. */
const Product = ({ name, sku, tab }: Row) => (
  <Link
    component={LinkBase}
    to={`/vendor-products?${new URLSearchParams({ tab, name: sku, included: 'true' })}`}
    underline="hover"
    fontWeight={560}
  >
    {name}
  </Link>
);

const FromTo = ({ from, to }: { from: string | null; to: string | null }) => (
  <>
    <Amount value={from} /> → <Amount value={to} />
  </>
);

const Amount = ({ value }: { value: string | null }) => {
  const text = useText(useResourcePrefix());
  return value === null ? text('notForSale') : <PriceText value={value} />;
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default PriceChanges;
