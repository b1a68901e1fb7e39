import { RecordContextProvider, useGetOne, useParams } from 'react-admin';
import { feedbackFields } from '#resources/userFeedback/fields.ts';
import type { FeedbackRecord } from '#resources/userFeedback/operations.ts';
import { BackLink } from '#ui/form/BackLink.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { RecordHistory } from '#ui/history/RecordHistory.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { RecordLoading } from '#ui/layout/RecordLoading.tsx';
import { RecordNotLoaded } from '#ui/layout/RecordNotLoaded.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';
import { FeedbackActions } from './FeedbackActions.tsx';
import { FeedbackFacts } from './FeedbackFacts.tsx';

const cards = [240];

/** One feedback: what was said, by whom and where, and whether it is dealt with. */
const FeedbackPage = () => {
  const text = useResourceText();
  const { id = '' } = useParams();
  const listAddress = useListAddress();
  const { data, error, refetch } = useGetOne<FeedbackRecord>('user-feedback', { id });
  if (!data) {
    return error ? (
      <RecordNotLoaded error={error} listAddress={listAddress} onRetry={refetch} />
    ) : (
      <RecordLoading cards={cards} />
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

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default FeedbackPage;
