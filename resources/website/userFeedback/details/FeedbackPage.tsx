import { RecordContextProvider } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { feedbackFields } from '#resources/website/userFeedback/fields.ts';
import type { UserFeedbackRecord } from '#resources/website/userFeedback/record.generated.ts';
import { BackLink } from '#ui/form/BackLink.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { RecordHistory } from '#ui/history/RecordHistory.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ShowPage } from '#ui/record/ShowPage.tsx';
import { FeedbackActions } from './FeedbackActions.tsx';
import { FeedbackFacts } from './FeedbackFacts.tsx';

const cards = [240];

/** Shows one feedback entry: its text, sender, page and status. */
const FeedbackPage = () => (
  <ShowPage<UserFeedbackRecord> resource="user-feedback" cards={cards}>
    {(record, refetch) => <Loaded record={record} onChanged={refetch} />}
  </ShowPage>
);

interface LoadedProps {
  record: UserFeedbackRecord;
  onChanged: () => unknown;
}

const Loaded = ({ record, onChanged }: LoadedProps) => {
  const text = useText('resources.user-feedback');
  const listAddress = useListAddress();
  return (
    <RecordContextProvider value={record}>
      <PageHeader
        back={<BackLink to={listAddress}>{text('name', 2)}</BackLink>}
        title={record.company ?? record.email}
        subtitle={record.company ? record.email : undefined}
        actions={
          <>
            <RecordHistory entity="userFeedback" fields={feedbackFields} />
            <FeedbackActions record={record} listAddress={listAddress} onChanged={onChanged} />
          </>
        }
      />
      <FeedbackFacts record={record} />
    </RecordContextProvider>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default FeedbackPage;
