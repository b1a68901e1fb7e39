import Link from '@mui/material/Link';
import { LinkBase, useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useEditAddress } from '#ui/list/useEditAddress.ts';
import type { FeedbackRecord } from './operations.ts';

/** Shows the beginning of the text, with a link to the whole feedback. */
export const Excerpt = () => {
  const text = useText('resources.user-feedback');
  const record = useRecordContext<FeedbackRecord>();
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
