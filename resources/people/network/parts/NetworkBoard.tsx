import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import {
  NetworkCountsDocument,
  NetworkNewsDocument,
} from '#resources/people/network/operations.generated.ts';
import { DateText } from '#ui/fields/DateText.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { useNetworkAddress } from './networkAddress.ts';

/**
 * The dashboard's network card: unanswered requests, connections, and news of manufacturers.
 * @param included the number of a manufacturer's variations that sellers have in their assortment
 */
export const NetworkBoard = ({ included }: { included?: number | undefined }) => {
  const translate = useText();
  const { own } = useNetworkAddress();
  const { data, error, refetch } = useApiQuery(NetworkCountsDocument, {});
  const counts = data?.answer.data;
  const title = translate('network.board.title');
  if (error && !data) {
    return (
      <SectionCard title={title}>
        <NotLoaded title="dashboard.failed" error={error} onRetry={refetch} />
      </SectionCard>
    );
  }
  return (
    <SectionCard title={title}>
      <Box component="ul" sx={list}>
        {(['open', 'connected'] as const).map((name) => (
          <li key={name}>
            <Link component={LinkBase} to={own(name === 'open' ? 'received' : undefined)}>
              {counts?.[name] ?? '–'}{' '}
              {translate(`network.board.${name}`, { smart_count: counts?.[name] ?? 0 })}
            </Link>
          </li>
        ))}
        {included !== undefined && (
          <li>
            <Link
              component={LinkBase}
              to="/products/variations?variationType=notMuster&included=true"
            >
              {included} {translate('network.board.included', { smart_count: included })}
            </Link>
          </li>
        )}
      </Box>
      {currentPortal() === 'vendor' && <LatestNews />}
    </SectionCard>
  );
};

const LatestNews = () => {
  const translate = useText();
  const { partner } = useNetworkAddress();
  const { data, error, refetch } = useApiQuery(NetworkNewsDocument, {});
  const news = data?.answer.data.results;
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2.5, mb: 1 }}>
        {translate('network.board.news')}
      </Typography>
      {error && !news && <NotLoaded title="dashboard.failed" error={error} onRetry={refetch} />}
      {news?.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('network.board.noNews')}
        </Typography>
      )}
      <Box component="ul" sx={list}>
        {news?.map(({ id, manufacturerId, company, title, publishedAt }) => (
          <li key={id}>
            <Link
              component={LinkBase}
              to={partner({ role: 'manufacturer', id: manufacturerId })}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {title}
            </Link>
            <Typography variant="body2" color="text.secondary">
              {company} · <DateText value={publishedAt} />
            </Typography>
          </li>
        ))}
      </Box>
    </>
  );
};

const list = { display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' } as const;
