import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
import type { NewsItemRecord } from './record.generated.ts';

/** The publication status of a news item, with the date. */
export const Published = () => {
  const text = useText('resources.news');
  const record = useRecordContext<NewsItemRecord>();
  if (!record) return null;
  const { isPublished, status, publishedAt } = record;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Badge tone={isPublished ? 'success' : 'warning'}>{text(`status.${status}`)}</Badge>
      {isPublished && publishedAt && (
        <Typography variant="caption" color="text.secondary">
          <DateText value={publishedAt} />
        </Typography>
      )}
    </Box>
  );
};
