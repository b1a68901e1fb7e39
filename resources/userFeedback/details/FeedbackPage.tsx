import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { RecordContextProvider, useGetOne, useParams, useTranslate } from 'react-admin';
import { RequestError } from '#providers/graphql/errors.ts';
import { feedbackFields } from '#resources/userFeedback/fields.ts';
import type { FeedbackRecord } from '#resources/userFeedback/operations.ts';
import { BackLink } from '#ui/form/BackLink.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { RecordHistory } from '#ui/history/RecordHistory.tsx';
import { NoRecord } from '#ui/layout/NoRecord.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';
import { FeedbackActions } from './FeedbackActions.tsx';
import { FeedbackFacts } from './FeedbackFacts.tsx';

/** One feedback: what was said, by whom and where, and whether it is dealt with. */
const FeedbackPage = () => {
  const text = useResourceText();
  const { id = '' } = useParams();
  const listAddress = useListAddress();
  const { data, error, refetch } = useGetOne<FeedbackRecord>('user-feedback', { id });
  if (!data) {
    return error ? (
      <Failed error={error} listAddress={listAddress} onRetry={refetch} />
    ) : (
      <Loading />
    );
  }
  return (
    <RecordContextProvider value={data}>
      <PageHeader
        back={<BackLink to={listAddress}>{text('name', 2)}</BackLink>}
        title={data.company ?? data.email}
        subtitle={data.company ? data.email : undefined}
        actions={
          <>
            <RecordHistory entity="userFeedback" fields={feedbackFields} />
            <FeedbackActions record={data} listAddress={listAddress} onChanged={refetch} />
          </>
        }
      />
      <FeedbackFacts record={data} />
    </RecordContextProvider>
  );
};

interface FailedProps {
  error: Error;
  listAddress: string;
  onRetry: () => unknown;
}

const Failed = ({ error, listAddress, onRetry }: FailedProps) => {
  const isGone = error instanceof RequestError && error.code === 'NOT_FOUND';
  if (isGone) return <NoRecord listAddress={listAddress} />;
  return (
    <Card>
      <NotLoaded error={error} onRetry={onRetry} />
    </Card>
  );
};

const Loading = () => {
  const translate = useTranslate();
  return (
    <Stack spacing={2} role="status" aria-label={translate('list.loading')}>
      <Skeleton width={320} height={48} />
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default FeedbackPage;
