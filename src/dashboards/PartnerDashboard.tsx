import ManufacturerIcon from '@mui/icons-material/FactoryOutlined';
import ServiceIcon from '@mui/icons-material/HandymanOutlined';
import PublishedIcon from '@mui/icons-material/LayersTwoTone';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { PartnerDashboardDocument } from '#providers/dashboard/operations.generated.ts';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import { NetworkBoard } from '#resources/people/network/parts/NetworkBoard.tsx';
import { vendorProfile } from '#resources/people/profile/profile.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { Account } from './Account.tsx';
import { usePageAt } from './addresses.ts';
import { Columns } from './Columns.tsx';
import { Content, styleToDos } from './Content.tsx';
import { DashboardNotLoaded } from './DashboardNotLoaded.tsx';
import { Figures } from './Figures.tsx';
import { orderToDos } from './orderToDos.ts';
import { Profile } from './Profile.tsx';
import { Sales } from './Sales.tsx';
import { Setup } from './Setup.tsx';
import { ToDos } from './ToDos.tsx';

const DuePayout = lazyPart(
  withMessages(() => import('#resources/sales/payouts/parts/DuePayout.tsx')),
);

const AssortmentBoard = lazyPart(
  withMessages(() => import('#resources/selling/vendorProducts/parts/AssortmentBoard.tsx')),
);

const IncomingOrders = lazyPart(
  withMessages(() => import('#resources/sales/orders/parts/IncomingOrders.tsx')),
);

/**
 * The vendors' dashboard: what sells, what is to be done, then the account, missing profile parts
 * and the marketplace's offers.
 */
export const PartnerDashboard = () => {
  const pageAt = usePageAt();
  const { data, error, refetch } = useApiQuery(PartnerDashboardDocument, {});
  if (error && !data) return <DashboardNotLoaded error={error} onRetry={refetch} />;
  const partner = data?.dashboard.data.partner ?? undefined;
  const content = data?.dashboard.data.content;
  const marketplace = data?.dashboard.data.marketplace;
  // with a network and an assortment, the right column is the longer one
  const sells = pageAt('/vendor-products') !== undefined;
  return (
    <Stack spacing={2}>
      {pageAt('/orders') && <Sales sales={data?.dashboard.data.sales ?? undefined} />}
      <Setup steps={data?.dashboard.data.setup ?? []} />
      <Columns
        left={
          <>
            {data && (
              <ToDos
                entries={[...orderToDos(data.dashboard.data.orders), ...styleToDos(content)]}
              />
            )}
            {partner?.wholesaler && (
              <Suspense fallback={null}>
                <IncomingOrders />
              </Suspense>
            )}
            <Profile partner={partner} page={vendorProfile} />
            {sells && <Content content={content} />}
          </>
        }
        right={
          <>
            {pageAt('/vendor-partners/my-network') && <NetworkBoard />}
            <Suspense fallback={null}>{sells && <AssortmentBoard />}</Suspense>
            {!sells && <Content content={content} />}
            <Account partner={partner} />
          </>
        }
      />
      <Suspense fallback={null}>{pageAt('/payouts') && <DuePayout />}</Suspense>
      <Figures
        entries={[
          {
            name: 'marketplace',
            icon: PublishedIcon,
            value: marketplace?.variations,
            to: pageAt('/vendor-products'),
          },
          {
            name: 'manufacturers',
            icon: ManufacturerIcon,
            value: marketplace?.manufacturers,
            to: pageAt('/vendor-partners/my-network'),
          },
          { name: 'services', icon: ServiceIcon, value: marketplace?.services },
        ]}
      />
    </Stack>
  );
};
