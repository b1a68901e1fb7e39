import TablePagination from '@mui/material/TablePagination';
import { useTranslate } from 'ra-core';
import { language } from '#providers/preferences.ts';

interface Props {
  count: number;
  /** Rows of a page. */
  size: number;
  page: number;
  onPage: (page: number) => void;
}

/** The pages of rows that are no list of their own, as a preview's; none where there is but one. */
export const RowPages = ({ count, size, page, onPage }: Props) => {
  const translate = useTranslate();
  const locale = language.use();
  if (count <= size) return null;
  const last = Math.ceil(count / size) - 1;
  return (
    <TablePagination
      component="div"
      count={count}
      // fewer rows than before may leave fewer pages
      page={Math.min(page, last)}
      rowsPerPage={size}
      rowsPerPageOptions={[]}
      showFirstButton
      showLastButton
      onPageChange={(_event, next) => onPage(next)}
      labelDisplayedRows={({ from, to }) =>
        translate('ra.navigation.page_range_info', {
          offsetBegin: from.toLocaleString(locale),
          offsetEnd: to.toLocaleString(locale),
          total: count.toLocaleString(locale),
        })
      }
      getItemAriaLabel={(type) => translate(`ra.navigation.${type}`)}
    />
  );
};
