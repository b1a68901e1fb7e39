import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  AssortmentBoardDocument,
  type AssortmentBoardQuery,
} from '#resources/selling/vendorProducts/operations.generated.ts';
import { DateText } from '#ui/fields/DateText.tsx';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Price } from './cells.tsx';

const texts = 'resources.vendor-products.board';

/** For the dashboard: paused products of the assortment, and recent price changes of sources. */
const AssortmentBoard = () => {
  const translate = useText();
  const { data, error, isPending, refetch } = useApiQuery(
    AssortmentBoardDocument,
    {},
    { staleTime: 0 },
  );
  return (
    <SectionCard title={translate(`${texts}.title`)}>
      {isPending && <LoadingBox height={140} />}
      {error && !data && <NotLoaded title="dashboard.failed" error={error} onRetry={refetch} />}
      {data && (
        <>
          <Resting {...data.pausedProducts.data} />
          <Typography variant="h3" sx={{ mt: 2.5, mb: 1 }}>
            <Link component={LinkBase} to="/vendor-products/price-changes" underline="hover">
              {translate('resources.vendor-products/price-changes.name', 2)}
            </Link>
          </Typography>
          <Latest changes={data.priceChanges.data.results} />
        </>
      )}
    </SectionCard>
  );
};

const Resting = (paused: AssortmentBoardQuery['pausedProducts']['data']) => {
  const translate = useText();
  const tabs = [
    ['manufacturer', paused.fromManufacturers],
    ['seller', paused.fromSellers],
  ] as const;
  const resting = tabs.filter(([, count]) => count > 0);
  if (resting.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate(`${texts}.nothingPaused`)}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={list}>
      {resting.map(([tab, count]) => (
        <li key={tab}>
          <Link component={LinkBase} to={`/vendor-products?tab=${tab}&problem=paused`}>
            {translate(`${texts}.paused.${tab}`, { smart_count: count })}
          </Link>
        </li>
      ))}
    </Box>
  );
};

type Changes = AssortmentBoardQuery['priceChanges']['data']['results'];

const Latest = ({ changes }: { changes: Changes }) => {
  const translate = useText();
  if (changes.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate(`${texts}.noChanges`)}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={list}>
      {changes.map(({ id, name, oldSourcePrice, sourcePrice, changedAt }) => (
        <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
          {name}
          <Typography variant="body2" color="text.secondary">
            <Price value={oldSourcePrice} /> → <Price value={sourcePrice} /> ·{' '}
            <DateText value={changedAt} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

const list = { display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' } as const;

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default AssortmentBoard;
