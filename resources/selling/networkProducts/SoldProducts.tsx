import { useMemo } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CategoryFilter } from '#resources/catalogue/categories/parts/CategoryFilter.tsx';
import {
  ConnectedPartner,
  type PartnerOfPage,
} from '#resources/people/network/parts/ConnectedPartner.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { BackLink } from '#ui/form/BackLink.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { ListThumbnail } from '#ui/list/ListThumbnail.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { ExportSoldProductsDocument } from './operations.generated.ts';
import type { SoldRecord as Row } from './operations.ts';

/**
 * Lists the products of other partners that a connected seller sells, for manufacturers
 * (specification 2).
 */
const SoldProducts = () => (
  <ConnectedPartner>{(partner) => <Sold key={partner.id} {...partner} />}</ConnectedPartner>
);

const Sold = ({ id, name, address }: PartnerOfPage) => {
  const text = useText(useResourcePrefix());
  const ofSeller = useMemo(() => ({ vendorId: id }), [id]);
  return (
    <ListPage
      back={<BackLink to={address}>{name}</BackLink>}
      title={text('of', { name })}
      sort={{ field: 'name', order: 'ASC' }}
      filter={ofSeller}
      filters={
        <FilterBar>
          <SearchFilter source="name" />
          <CategoryFilter />
        </FilterBar>
      }
    >
      <ExportMenu document={ExportSoldProductsDocument} />
      <Table>
        <Table.Column source="name" width={230} />
        <Table.Column
          source="image"
          width={174}
          disableSort
          hasPicture
          render={({ image }: Row) => (
            <ListThumbnail image={image === null ? null : { filename: image, alt: '' }} />
          )}
        />
        <Table.Column source="manufacturer" width={180} />
        <Table.Column source="sku" width={150} />
        <Table.Column source="groupName" beneath="sku" width={160} disableSort />
        <Table.Column
          source="variations"
          beneath="manufacturer"
          width={160}
          disableSort
          render={({ variations }: Row) => variations.join(', ')}
        />
        <Table.Column source="category" width={160} disableSort />
        <Table.Column
          source="price"
          width={130}
          align="right"
          disableSort
          stays
          render={({ price }: Row) => <PriceText value={price} />}
        />
      </Table>
    </ListPage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default SoldProducts;
