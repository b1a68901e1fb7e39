import Button from '@mui/material/Button';
import { LinkBase, useListContext } from 'react-admin';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { CountTabs } from '#ui/list/CountTabs.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { ListThumbnail } from '#ui/list/ListThumbnail.tsx';
import { Table } from '#ui/list/Table.tsx';
import { WhenSelected } from '#ui/list/WhenSelected.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';
import { Filters } from './Filters.tsx';
import { VendorProductCountsDocument } from './operations.generated.ts';
import type { VendorProductRecord as Row } from './operations.ts';
import {
  AdjustmentText,
  Price,
  ProductName,
  Showrooms,
  State,
  TemplateText,
} from './parts/cells.tsx';
import { ExportVendorProductsDocument } from './record.generated.ts';
import { Warnings } from './Warnings.tsx';

const BulkActions = lazyPart(() => import('./BulkActions.tsx'));

const useCounts = () =>
  useAsk('vendorProductCounts', VendorProductCountsDocument, {}, { staleTime: 0 }).data
    ?.vendorProductCounts.data;

const VendorProductList = () => {
  const text = useResourceText();
  const counts = useCounts();
  const isAlone = counts?.connections === 0;
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      actions={
        <Button variant="outlined" component={LinkBase} to="/vendor-products/price-changes">
          {text('actions.priceChanges')}
        </Button>
      }
      filters={
        <>
          {counts && <Warnings counts={counts} />}
          <Tabs counts={counts} />
          <Filters sellers={counts?.sellers ?? []} />
        </>
      }
      empty={text(isAlone ? 'noConnections' : 'empty')}
      emptyText={text(isAlone ? 'noConnectionsText' : 'emptyText')}
    >
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
    </ListPage>
  );
};

const Tabs = ({ counts }: { counts: { manufacturer: number; seller: number } | undefined }) => {
  const text = useResourceText();
  // the counts follow what bulk actions do to the list
  useListContext();
  return (
    <CountTabs
      label={text('fields.tab')}
      tabs={[
        { id: 'manufacturer', title: text('tabs.manufacturer'), count: counts?.manufacturer },
        { id: 'seller', title: text('tabs.seller'), count: counts?.seller },
      ]}
    />
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default VendorProductList;
