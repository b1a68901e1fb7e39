import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { RateBadge } from '#resources/website/userFeedback/parts/RateBadge.tsx';
import { StateBadge } from '#resources/website/userFeedback/parts/StateBadge.tsx';
import { usePageName } from '#resources/website/userFeedback/parts/usePageName.ts';
import type { UserFeedbackRecord } from '#resources/website/userFeedback/record.generated.ts';
import { DateText } from '#ui/fields/DateText.tsx';

/** Shows the text of the feedback, and beside it the sender and the page. */
export const FeedbackFacts = ({ record }: { record: UserFeedbackRecord }) => {
  const text = useText('resources.user-feedback');
  const pageName = usePageName();
  return (
    <Card
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
      }}
    >
      <Box sx={{ p: 3 }}>
        <Box sx={{ display: 'flex', gap: 1, mb: 2 }}>
          <RateBadge rate={record.rate} />
          <StateBadge status={record.status} />
        </Box>
        <Typography
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 720 }}
          color={record.text ? 'text.primary' : 'text.secondary'}
        >
          {record.text || text('noText')}
        </Typography>
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          alignContent: 'start',
          gap: 2,
          m: 0,
          p: 3,
          borderColor: 'divider',
          borderStyle: 'solid',
          borderWidth: { xs: '1px 0 0', lg: '0 0 0 1px' },
        }}
      >
        <Fact label={text('fields.sender')}>{record.sender || text('noSender')}</Fact>
        <Fact label={text('fields.userType')}>{text(`userTypes.${record.userType}`)}</Fact>
        <Fact label={text('fields.page')}>{pageName(record.page)}</Fact>
        <Fact label={text('fields.createdAt')}>
          <DateText value={record.createdAt} />
        </Fact>
      </Box>
    </Card>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </div>
);
