import type { VendorProductRecord as Row } from '#resources/selling/vendorProducts/operations.ts';
import { ExportVendorProductsDocument } from '#resources/selling/vendorProducts/record.generated.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { Table } from '#ui/list/Table.tsx';
import { WhenSelected } from '#ui/list/WhenSelected.tsx';
import { AdjustmentText, Price, ProductName, Showrooms, State, TemplateText } from './cells.tsx';

const BulkActions = lazyPart(() => import('#resources/selling/vendorProducts/BulkActions.tsx'));

/** The table of offered and included products, of all partners or of one, with all actions. */
export const ProductTable = () => (
  <>
    <ExportMenu document={ExportVendorProductsDocument} />
    <Table
      bulkBar={
        <WhenSelected>
          <BulkActions />
        </WhenSelected>
      }
    >
      <Table.Column source="name" hasPicture>
        <ProductName />
      </Table.Column>
      <Table.Column
        source="manufacturer"
        width={160}
        beneathIfNarrow="name"
        render={({ manufacturer }: Row) => manufacturer.name}
      />
      <Table.Column
        source="sku"
        width={150}
        beneathIfNarrow="name"
        onCard="fact"
        render={({ sku }: Row) => sku}
      />
      <Table.Column
        source="groupName"
        beneath="sku"
        beneathIfNarrow="name"
        disableSort
        render={({ groupName }: Row) => groupName}
      />
      <Table.Column
        source="variations"
        beneath="manufacturer"
        beneathIfNarrow="name"
        disableSort
        render={({ variations }: Row) => variations.join(', ')}
      />
      <Table.Column
        source="category"
        isByChoice
        width={150}
        disableSort
        render={({ category }: Row) => category}
      />
      <Table.Column
        source="sourcePrice"
        beneath="price"
        align="right"
        render={({ sourcePrice, isIncluded }: Row) => isIncluded && <Price value={sourcePrice} />}
      />
      <Table.Column source="adjustmentType" beneath="price" disableSort align="right">
        <AdjustmentText />
      </Table.Column>
      <Table.Column
        source="price"
        width={140}
        align="right"
        onCard="fact"
        // a card has room for one price: before including, the source's
        render={({ price, sourcePrice, isIncluded }: Row) => (
          <Price value={isIncluded ? price : sourcePrice} />
        )}
      />
      <Table.Column source="deliveryTemplate" width={160} beneathIfNarrow="status" disableSort>
        <TemplateText />
      </Table.Column>
      <Table.Column
        source="showrooms"
        beneath="deliveryTemplate"
        beneathIfNarrow="status"
        disableSort
      >
        <Showrooms />
      </Table.Column>
      <Table.Column source="status" width={180}>
        <State />
      </Table.Column>
    </Table>
  </>
);
