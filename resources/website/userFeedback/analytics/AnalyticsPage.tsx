import Icon from '@mui/icons-material/RateReviewOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useFeedbackAddress } from '#resources/website/userFeedback/parts/useFeedbackAddress.ts';
import { BackLink } from '#ui/form/BackLink.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { usePeriod } from '#ui/period/usePeriod.ts';
import { AnalyticsFilters } from './AnalyticsFilters.tsx';
import { Charts } from './Charts.tsx';
import { Facts } from './Facts.tsx';
import { FeedbackAnalyticsDocument } from './operations.generated.ts';

/**
 * Shows the number of feedback entries in a period and their average rating. The URL contains the
 * filters.
 */
const AnalyticsPage = () => {
  const text = useText('resources.user-feedback');
  const feedbackAddress = useFeedbackAddress();
  const [{ from, to, interval, recent }, change] = usePeriod();
  const [search] = useSearchParams();
  const page = search.get('page') ?? '';
  const userType = search.get('userType') ?? '';
  const query = { from, to, interval, page, userType: userType || null };
  const { data, error, refetch } = useApiQuery(
    FeedbackAnalyticsDocument,
    { query },
    { placeholderData: keepPreviousData },
  );
  const analytics = data?.userFeedbackAnalytics.data;
  const filters = { from, to, ...(page && { sentFrom: page }), ...(userType && { userType }) };
  return (
    <>
      <PageHeader
        back={<BackLink to={feedbackAddress()}>{text('name', 2)}</BackLink>}
        title={text('analytics.title')}
        subtitle={text('analytics.subtitle')}
      />
      <Stack spacing={2}>
        <AnalyticsFilters
          period={{ from, to, interval, recent }}
          page={page}
          userType={userType}
          onChange={change}
        />
        {error && (
          <Card>
            <NotLoaded
              title="resources.user-feedback.analytics.failed"
              error={error}
              onRetry={refetch}
            />
          </Card>
        )}
        {!error && !analytics && <Loading />}
        {!error && analytics?.count === 0 && (
          <NoFeedback
            onWiden={recent === 365 ? undefined : () => change({ from: '', to: '', days: '365' })}
          />
        )}
        {!error && analytics && analytics.count > 0 && (
          <>
            <Facts {...analytics} filters={filters} />
            <Charts analytics={analytics} interval={interval} filters={filters} />
          </>
        )}
      </Stack>
    </>
  );
};

const Loading = () => {
  const translate = useText();
  return (
    <Stack spacing={2} role="status" aria-label={translate('list.loading')}>
      <Skeleton variant="rounded" height={104} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
};

/** Replaces the charts if there is no feedback, and offers a longer period. */
const NoFeedback = ({ onWiden }: { onWiden: (() => void) | undefined }) => {
  const text = useText('resources.user-feedback');
  return (
    <Card>
      <StateMessage
        icon={<Icon />}
        title={text('analytics.none')}
        action={
          onWiden && (
            <Button variant="outlined" onClick={onWiden}>
              {text('analytics.widen')}
            </Button>
          )
        }
      />
    </Card>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default AnalyticsPage;
