import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { usePayoutText } from './usePayoutText.ts';

/** Number of entries per page. */
export const pageSize = 100;

interface Props {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

/** Shows which entries are on the page, with buttons to the previous and next page. */
export const EntryPages = ({ page, total, onPage }: Props) => {
  const text = usePayoutText();
  const last = Math.min(total, (page + 1) * pageSize);
  if (total <= pageSize) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 2 }}>
      <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {text('statement.before')}
      </Button>
      <span>{text('statement.pages', { from: page * pageSize + 1, to: last, total })}</span>
      <Button size="small" disabled={last === total} onClick={() => onPage(page + 1)}>
        {text('statement.after')}
      </Button>
    </Box>
  );
};
