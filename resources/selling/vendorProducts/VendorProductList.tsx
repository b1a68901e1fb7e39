import Button from '@mui/material/Button';
import { LinkBase, useListContext } from 'react-admin';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { TryOut } from '#resources/selling/cartSimulator/parts/TryOut.tsx';
import { DeletedRecords } from '#ui/history/DeletedRecords.tsx';
import { Notice } from '#ui/layout/Notice.tsx';
import { CountTabs } from '#ui/list/CountTabs.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { vendorProductHistory } from './fields.ts';
import { VendorProductCountsDocument } from './operations.generated.ts';
import { Filters } from './parts/Filters.tsx';
import { ProductTable } from './parts/ProductTable.tsx';

const useCounts = () =>
  useApiQuery(VendorProductCountsDocument, {}, { staleTime: 0 }).data?.vendorProductCounts.data;

const excluded = [{ entity: 'vendorProduct', fields: vendorProductHistory }] as const;

const VendorProductList = () => {
  const text = useText(useResourcePrefix());
  const counts = useCounts();
  const isAlone = counts?.connections === 0;
  return (
    <>
      <ListPage
        sort={{ field: 'name', order: 'ASC' }}
        actions={
          <>
            <DeletedRecords kinds={excluded} />
            <Button variant="outlined" component={LinkBase} to="/vendor-products/price-changes">
              {text('actions.priceChanges')}
            </Button>
          </>
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
        <ProductTable />
      </ListPage>
      <TryOut about="product" />
    </>
  );
};

const Tabs = ({ counts }: { counts: { manufacturer: number; seller: number } | undefined }) => {
  const text = useText(useResourcePrefix());
  // subscribe to the list context, so that the counts update after bulk actions
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

interface Props {
  counts: { hasPaymentAccount: boolean; paused: number };
}

/** Warns about a missing payment account, which prevents all sales, and about paused products. */
const Warnings = ({ counts: { hasPaymentAccount, paused } }: Props) => {
  const text = useText(useResourcePrefix());
  const { filterValues } = useListContext();
  return (
    <>
      {!hasPaymentAccount && (
        <Notice to="/configurations/payment-configuration" action={text('warnings.toAccount')}>
          {text('warnings.account')}
        </Notice>
      )}
      {paused > 0 && filterValues.problem !== 'paused' && (
        <Notice
          severity="info"
          to={`/vendor-products?${filterValues.tab ? `tab=${filterValues.tab}&` : ''}problem=paused`}
          action={text('warnings.toPaused')}
        >
          {text('warnings.paused', { smart_count: paused })}
        </Notice>
      )}
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default VendorProductList;
