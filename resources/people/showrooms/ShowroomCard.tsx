import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
import { usePeriodText } from '#ui/fields/usePeriodText.ts';
import { CardSelection } from '#ui/list/CardSelection.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { OpeningLines } from './parts/OpeningLines.tsx';
import type { ShowroomRecord } from './record.generated.ts';

/** A showroom's card in the list: first image, address, and opening hours. */
export const ShowroomCard = () => {
  const text = useText(useResourcePrefix());
  const record = useRecordContext<ShowroomRecord>();
  if (!record) return null;
  const { name, street, post_code, city, phone, pictures, updatedAt } = record;
  return (
    <Card variant="outlined" component="article" sx={{ display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ position: 'relative' }}>
        <Picture filename={pictures[0]?.filename} />
        <Box sx={selectionStyles}>
          <CardSelection name={name} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, px: 2, pt: 1.5 }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          <NameLink />
        </Typography>
        <RowMenu />
      </Box>
      <Box sx={{ display: 'grid', gap: 1, px: 2, pb: 2, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">
          {street}
          <br />
          {post_code} {city}
        </Typography>
        {phone && (
          <Link variant="body2" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </Link>
        )}
        <Typography variant="body2" component="div">
          <Hours />
        </Typography>
        <Closed showroom={record} />
        <Typography variant="caption" color="text.secondary">
          {text('fields.updatedAt')}: <DateText value={updatedAt} />
        </Typography>
      </Box>
    </Card>
  );
};

/** Has no alternative text, because the name is below it. */
const Picture = ({ filename }: { filename: string | undefined }) => (
  <Box sx={pictureStyles}>
    {filename ? (
      <img src={`/images/${filename}?w=640`} alt="" loading="lazy" decoding="async" />
    ) : (
      <ImageIcon />
    )}
  </Box>
);

const pictureStyles = {
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 2',
  color: 'text.secondary',
  backgroundColor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  '& img': { width: 1, height: 1, objectFit: 'cover', aspectRatio: '3 / 2' },
} as const;

const selectionStyles = {
  position: 'absolute',
  top: 8,
  left: 8,
  display: 'flex',
  borderRadius: 1,
  backgroundColor: 'background.paper',
} as const;

const Closed = ({ showroom }: { showroom: ShowroomRecord }) => {
  const text = useText(useResourcePrefix());
  const periodText = usePeriodText();
  const { closedFrom, closedTo, closedReason } = showroom;
  const days = periodText({ startsOn: closedFrom, endsOn: closedTo });
  if (!days) return null;
  return (
    <Box>
      <Badge tone="warning">{text('sections.closed')}</Badge>
      <Typography variant="body2">{[days, closedReason].filter(Boolean).join(': ')}</Typography>
    </Box>
  );
};

/** The opening hours of a showroom. */
const Hours = () => {
  const text = useText(useResourcePrefix());
  const record = useRecordContext<ShowroomRecord>();
  if (!record) return null;
  return <OpeningLines spans={record.openingHours} none={text('hours.none')} />;
};
