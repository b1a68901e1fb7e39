import TablePagination from '@mui/material/TablePagination';
import { useTranslate } from 'ra-core';
import { language } from '#providers/preferences.ts';
import { rowsAtOnce } from './useImportRows.ts';

interface Props {
  total: number;
  page: number;
  onPage: (page: number) => void;
}

/** The pages of the rows, when there are several. */
export const RowsPagination = ({ total, page, onPage }: Props) => {
  const translate = useTranslate();
  const locale = language.use();
  const text = (key: string, args = {}) =>
    translate(`resources.products/imports.rows.${key}`, args);
  if (total <= rowsAtOnce) return null;
  return (
    <TablePagination
      component="div"
      count={total}
      page={page}
      rowsPerPage={rowsAtOnce}
      rowsPerPageOptions={[]}
      showFirstButton
      showLastButton
      onPageChange={(_event, next) => onPage(next)}
      labelDisplayedRows={({ from, to, count }) =>
        text('range', {
          from: from.toLocaleString(locale),
          to: to.toLocaleString(locale),
          count: count.toLocaleString(locale),
        })
      }
      getItemAriaLabel={(type) => text(`pages.${type}`)}
    />
  );
};
