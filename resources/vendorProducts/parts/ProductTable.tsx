import type { VendorProductRecord as Row } from '#resources/vendorProducts/operations.ts';
import { ExportVendorProductsDocument } from '#resources/vendorProducts/record.generated.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { ListThumbnail } from '#ui/list/ListThumbnail.tsx';
import { Table } from '#ui/list/Table.tsx';
import { WhenSelected } from '#ui/list/WhenSelected.tsx';
import { AdjustmentText, Price, ProductName, Showrooms, State, TemplateText } from './cells.tsx';

const BulkActions = lazyPart(() => import('#resources/vendorProducts/BulkActions.tsx'));

/** What is offered and included, of all partners or of one; with all that can be done with it. */
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
      <Table.Column source="name" width={230}>
        <ProductName />
      </Table.Column>
      <Table.Column
        source="image"
        width={174}
        disableSort
        hasPicture
        render={({ image }: Row) => (
          <ListThumbnail image={image === null ? null : { filename: image, alt: '' }} />
        )}
      />
      <Table.Column
        source="manufacturer"
        width={160}
        render={({ manufacturer }: Row) => manufacturer.name}
      />
      <Table.Column source="sku" width={150} render={({ sku }: Row) => sku} />
      <Table.Column
        source="groupName"
        beneath="sku"
        width={160}
        disableSort
        render={({ groupName }: Row) => groupName}
      />
      <Table.Column
        source="variations"
        beneath="manufacturer"
        width={160}
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
        width={140}
        align="right"
        render={({ sourcePrice }: Row) => <Price value={sourcePrice} />}
      />
      <Table.Column source="adjustmentType" beneath="price" width={120} disableSort align="right">
        <AdjustmentText />
      </Table.Column>
      <Table.Column
        source="price"
        width={130}
        align="right"
        render={({ price, isIncluded }: Row) => isIncluded && <Price value={price} />}
      />
      <Table.Column source="deliveryTemplate" width={160} disableSort>
        <TemplateText />
      </Table.Column>
      <Table.Column source="showrooms" beneath="deliveryTemplate" width={160} disableSort>
        <Showrooms />
      </Table.Column>
      <Table.Column source="status" width={190} stays>
        <State />
      </Table.Column>
    </Table>
  </>
);
