import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { ManufacturerDashboardDocument } from '#providers/dashboard/operations.generated.ts';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import { NetworkBoard } from '#resources/people/network/parts/NetworkBoard.tsx';
import { manufacturerProfile } from '#resources/people/profile/profile.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { Account } from './Account.tsx';
import { usePageAt } from './addresses.ts';
import { CategoryChart } from './CategoryChart.tsx';
import { Columns } from './Columns.tsx';
import { Completeness } from './Completeness.tsx';
import { Content, styleToDos } from './Content.tsx';
import { DashboardNotLoaded } from './DashboardNotLoaded.tsx';
import { Figures } from './Figures.tsx';
import { Newest } from './Newest.tsx';
import { ProductToDos } from './ProductToDos.tsx';
import { Profile } from './Profile.tsx';
import { productFigures } from './productFigures.ts';
import { Setup } from './Setup.tsx';
import { StatusChart } from './StatusChart.tsx';

const RepresentativesBoard = lazyPart(
  withMessages(() => import('#resources/people/representatives/parts/RepresentativesBoard.tsx')),
);

/** The manufacturers' dashboard: own products, network, representatives and profile. */
export const ManufacturerDashboard = () => {
  const pageAt = usePageAt();
  const { data, error, refetch } = useApiQuery(ManufacturerDashboardDocument, {});
  if (error && !data) return <DashboardNotLoaded error={error} onRetry={refetch} />;
  const products = data?.dashboard.data.products ?? undefined;
  const partner = data?.dashboard.data.partner ?? undefined;
  return (
    <Stack spacing={2}>
      <Setup steps={data?.dashboard.data.setup ?? []} />
      <Figures entries={productFigures(products, pageAt)} />
      <Columns
        left={
          <>
            <ProductToDos first={styleToDos(data?.dashboard.data.content)} />
            <Completeness />
            <CategoryChart products={products} />
            <Profile partner={partner} page={manufacturerProfile} />
          </>
        }
        right={
          <>
            <NetworkBoard included={products?.included} />
            <Suspense fallback={null}>
              {pageAt('/representatives') && <RepresentativesBoard />}
            </Suspense>
            <StatusChart products={products} />
            <Content content={data?.dashboard.data.content} />
            <Newest products={products} />
            <Account partner={partner} />
          </>
        }
      />
    </Stack>
  );
};
