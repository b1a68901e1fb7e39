import CategoryIcon from '@mui/icons-material/AccountTreeOutlined';
import ManufacturerIcon from '@mui/icons-material/FactoryOutlined';
import TagIcon from '@mui/icons-material/SellOutlined';
import VendorIcon from '@mui/icons-material/StorefrontOutlined';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import {
  AdminDashboardDocument,
  type AdminDashboardQuery,
} from '#providers/dashboard/operations.generated.ts';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import { pathOf } from '#providers/registry/definition.ts';
import { managedManufacturers } from '#resources/people/managedManufacturers/managedManufacturers.ts';
import { managedVendors } from '#resources/people/managedVendors/managedVendors.ts';
import { jobs } from '#resources/platform/jobs/jobs.ts';
import { discounts } from '#resources/sales/discounts/discounts.ts';
import { ledgerStatements } from '#resources/sales/ledgerStatements/ledgerStatements.ts';
import { payouts } from '#resources/sales/payouts/payouts.ts';
import { repayments } from '#resources/sales/repayments/repayments.ts';
import { returns } from '#resources/sales/returns/returns.ts';
import { affiliateCategories } from '#resources/website/affiliateCategories/affiliateCategories.ts';
import { affiliateNetworks } from '#resources/website/affiliateNetworks/affiliateNetworks.ts';
import { affiliateProducts } from '#resources/website/affiliateProducts/affiliateProducts.ts';
import { styleSections } from '#resources/website/styleSections/styleSections.ts';
import { userFeedback } from '#resources/website/userFeedback/userFeedback.ts';
import { websiteBanners } from '#resources/website/websiteBanners/websiteBanners.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { type PageAt, usePageAt } from './addresses.ts';
import { CategoryChart } from './CategoryChart.tsx';
import { Columns } from './Columns.tsx';
import { CompletenessByManufacturer } from './CompletenessByManufacturer.tsx';
import { Content, styleToDos } from './Content.tsx';
import { DashboardNotLoaded } from './DashboardNotLoaded.tsx';
import { type FigureEntry, Figures } from './Figures.tsx';
import { Newest } from './Newest.tsx';
import { orderToDos } from './orderToDos.ts';
import { ProductToDos } from './ProductToDos.tsx';
import { productFigures } from './productFigures.ts';
import { StatusChart } from './StatusChart.tsx';
import type { ToDo } from './ToDos.tsx';

type Data = AdminDashboardQuery['dashboard']['data'];
type Catalogue = Data['catalogue'];

const OrdersOverTime = lazyPart(
  withMessages(() => import('#resources/sales/orders/parts/OrdersOverTime.tsx')),
);

/** The administrators' dashboard: figures and tasks of the marketplace. */
export const AdminDashboard = () => {
  const pageAt = usePageAt();
  const { data, error, refetch } = useApiQuery(AdminDashboardDocument, {});
  if (error && !data) return <DashboardNotLoaded error={error} onRetry={refetch} />;
  const products = data?.dashboard.data.products ?? undefined;
  const catalogue = data?.dashboard.data.catalogue;
  return (
    <Stack spacing={2}>
      <Figures
        entries={[...productFigures(products, pageAt), ...catalogueFigures(catalogue, pageAt)]}
      />
      <Columns
        left={
          <>
            <ProductToDos first={openTasks(data?.dashboard.data ?? {})} />
            <CategoryChart products={products} />
            <Newest products={products} />
          </>
        }
        right={
          <>
            <StatusChart products={products} />
            <Content content={data?.dashboard.data.content} />
            <Suspense fallback={null}>
              <OrdersOverTime />
            </Suspense>
            <CompletenessByManufacturer />
          </>
        }
      />
    </Stack>
  );
};

const firstToEnd = 'state=active&sort=endsOn&order=ASC';

/**
 * Tasks about partners: unverified partners, and partners who have not accepted their invitation.
 */
const partnerTasks = ({ openTasks: tasks, catalogue }: Partial<Data>): ToDo[] => {
  const [makers, vendors] = [pathOf(managedManufacturers), pathOf(managedVendors)];
  return [
    {
      name: 'unverifiedManufacturers',
      count: catalogue?.unverifiedManufacturers ?? 0,
      to: `${makers}?state=unverified`,
    },
    {
      name: 'unverifiedVendors',
      count: catalogue?.unverifiedVendors ?? 0,
      to: `${vendors}?state=unverified`,
    },
    {
      name: 'overdueManufacturers',
      count: tasks?.overdueManufacturers ?? 0,
      to: `${makers}?invitation=overdue`,
    },
    {
      name: 'overdueVendors',
      count: tasks?.overdueVendors ?? 0,
      to: `${vendors}?invitation=overdue`,
    },
  ];
};

/** Tasks that need a reply or a retry. */
const openTasks = (data: Partial<Data>): ToDo[] => {
  const { openTasks: tasks } = data;
  return [
    ...orderToDos(data.orders),
    {
      name: 'unansweredFeedback',
      count: tasks?.unansweredFeedback ?? 0,
      to: `${pathOf(userFeedback)}?status=open`,
    },
    ...partnerTasks(data),
    {
      name: 'requestedPayouts',
      count: tasks?.requestedPayouts ?? 0,
      to: `${pathOf(payouts)}?state=requested`,
    },
    {
      name: 'owedRepayments',
      count: tasks?.owedRepayments ?? 0,
      to: `${pathOf(repayments)}?state=owed`,
    },
    {
      name: 'monthsToClose',
      count: tasks?.monthsToClose ?? 0,
      to: pathOf(ledgerStatements),
    },
    {
      name: 'returnsToRefund',
      count: tasks?.returnsToRefund ?? 0,
      to: `${pathOf(returns)}?state=received`,
    },
    { name: 'failedJobs', count: tasks?.failedJobs ?? 0, to: `${pathOf(jobs)}?state=failed` },
    {
      name: 'failedFeeds',
      count: tasks?.failedFeeds ?? 0,
      to: `${pathOf(affiliateNetworks)}?state=failed`,
    },
    {
      name: 'unmappedCategories',
      count: tasks?.unmappedCategories ?? 0,
      to: `${pathOf(affiliateCategories)}?mapped=no`,
    },
    ...styleToDos(data.content),
    {
      name: 'sectionsNotForSale',
      count: tasks?.sectionsNotForSale ?? 0,
      to: `${pathOf(styleSections)}?notForSale=true`,
    },
    {
      name: 'affiliatesNotForSale',
      count: tasks?.affiliatesNotForSale ?? 0,
      to: `${pathOf(affiliateProducts)}?notForSale=true`,
    },
    {
      name: 'endingDiscounts',
      count: tasks?.endingDiscounts ?? 0,
      to: `${pathOf(discounts)}?${firstToEnd}`,
    },
    {
      name: 'endingBanners',
      count: tasks?.endingBanners ?? 0,
      to: `${pathOf(websiteBanners)}?${firstToEnd}`,
    },
  ];
};

const catalogueFigures = (catalogue: Catalogue | undefined, pageAt: PageAt): FigureEntry[] => [
  {
    name: 'categories',
    icon: CategoryIcon,
    value: catalogue?.categories,
    to: pageAt('/collections/categories'),
  },
  { name: 'tags', icon: TagIcon, value: catalogue?.tags, to: pageAt('/collections/tags') },
  {
    name: 'manufacturers',
    icon: ManufacturerIcon,
    value: catalogue?.manufacturers,
    pending: catalogue?.unverifiedManufacturers,
    to: pathOf(managedManufacturers),
  },
  {
    name: 'vendors',
    icon: VendorIcon,
    value: catalogue?.vendors,
    pending: catalogue?.unverifiedVendors,
    to: pathOf(managedVendors),
  },
];
