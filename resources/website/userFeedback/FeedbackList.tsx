import ChartIcon from '@mui/icons-material/InsightsOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { LinkBase, useRecordContext } from 'react-admin';
import { feedbackStates, feedbackUserTypes, rates } from '#contract/rules/website/userFeedback.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { DeletedRecords } from '#ui/history/DeletedRecords.tsx';
import { DayFilter } from '#ui/list/DayFilter.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useEditAddress } from '#ui/list/useEditAddress.ts';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { FeedbackBulkActions } from './FeedbackBulkActions.tsx';
import { feedbackFields } from './fields.ts';
import { RateBadge } from './parts/RateBadge.tsx';
import { StateBadge } from './parts/StateBadge.tsx';
import { useFeedbackAddress } from './parts/useFeedbackAddress.ts';
import { usePageName } from './parts/usePageName.ts';
import { usePages } from './parts/usePages.ts';
import { ExportUserFeedbacksDocument, type UserFeedbackRecord } from './record.generated.ts';

const deletedKinds = [{ entity: 'userFeedback', fields: feedbackFields }] as const;

const FeedbackList = () => {
  const text = useText('resources.user-feedback');
  const pageName = usePageName();
  const feedbackAddress = useFeedbackAddress();
  return (
    <ListPage
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={
        <>
          <DeletedRecords kinds={deletedKinds} />
          <Button
            component={LinkBase}
            to={`${feedbackAddress()}/analytics`}
            variant="outlined"
            startIcon={<ChartIcon />}
          >
            {text('analytics.open')}
          </Button>
        </>
      }
      filters={<FeedbackFilters />}
    >
      <ExportMenu document={ExportUserFeedbacksDocument} />
      <Table bulkBar={<FeedbackBulkActions />}>
        <Table.Column source="text" disableSort width={280}>
          <Excerpt />
        </Table.Column>
        <Table.Column
          source="rate"
          width={112}
          sortByOrder="DESC"
          render={({ rate }: UserFeedbackRecord) => <RateBadge rate={rate} />}
        />
        <Table.Column
          source="status"
          width={108}
          render={({ status }: UserFeedbackRecord) => <StateBadge status={status} />}
        />
        <Table.Column
          source="page"
          width={148}
          render={({ page }: UserFeedbackRecord) => pageName(page)}
        />
        <Table.Column
          source="sender"
          width={200}
          disableSort
          render={({ company, email }: UserFeedbackRecord) => company ?? email}
        />
        <Table.Column
          source="userType"
          beneath="sender"
          width={200}
          render={({ userType }: UserFeedbackRecord) => text(`userTypes.${userType}`)}
        />
        <Table.Column source="createdAt" width={168} sortByOrder="DESC">
          <DateField source="createdAt" />
        </Table.Column>
      </Table>
    </ListPage>
  );
};

const FeedbackFilters = () => (
  <FilterBar>
    <SearchFilter source="text" />
    <SelectFilter source="status" choices={useNamedChoices('states', feedbackStates)} />
    <SelectFilter
      source="rate"
      choices={rates.map((rate) => ({ id: `${rate}`, name: `${rate}` }))}
    />
    <SelectFilter source="userType" choices={useNamedChoices('userTypes', feedbackUserTypes)} />
    <SelectFilter source="sentFrom" choices={usePages()} />
    <DayFilter source="from" />
    <DayFilter source="to" />
  </FilterBar>
);

/** Shows the beginning of the text, with a link to the whole feedback. */
const Excerpt = () => {
  const text = useText('resources.user-feedback');
  const record = useRecordContext<UserFeedbackRecord>();
  const editAddress = useEditAddress();
  if (!record) return null;
  return (
    <Link
      component={LinkBase}
      to={editAddress(record.id)}
      underline="hover"
      fontWeight={record.text ? 560 : 400}
      sx={{
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      }}
    >
      {record.text || text('noText')}
    </Link>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default FeedbackList;
