import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DateText } from '#ui/fields/DateText.tsx';
import type { PictureRecord } from './operations.ts';

const kilobyte = 1024;

/** Shows size, upload date and number of duplicates. */
export const PictureFacts = ({
  picture: { width, height, bytes, duplicates, createdAt },
}: {
  picture: PictureRecord;
}) => {
  const translate = useText();
  const size = width && height ? `${width} × ${height}` : null;
  const weight = bytes ? `${Math.ceil(bytes / kilobyte)} KB` : null;
  return (
    <Box>
      <Typography variant="body2" color="text.secondary">
        {[size, weight].filter(Boolean).join(' · ')}
        {(size ?? weight) && ' · '}
        <DateText value={createdAt} />
      </Typography>
      {duplicates > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('resources.gallery.duplicatesText', duplicates)}
        </Typography>
      )}
    </Box>
  );
};
