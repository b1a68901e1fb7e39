import Chip from '@mui/material/Chip';
import { useTranslate } from 'ra-core';

/** Published or draft, told by word and colour. */
export const StatusBadge = ({ status }: { status: string }) => {
  const translate = useTranslate();
  const tone = status === '1' ? 'success' : 'warning';
  return (
    <Chip
      size="small"
      label={translate(`resources.products/variations.status.${status}`)}
      sx={{
        fontWeight: 560,
        color: `${tone}.main`,
        backgroundColor: `${tone}.light`,
      }}
    />
  );
};
