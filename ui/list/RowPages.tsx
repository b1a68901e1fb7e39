import TablePagination from '@mui/material/TablePagination';
import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';

interface Props {
  count: number;
  /** Rows per page. */
  size: number;
  page: number;
  onPage: (page: number) => void;
}

/**
 * Pagination for rows outside a list page, such as a preview; renders nothing for a single page.
 */
export const RowPages = ({ count, size, page, onPage }: Props) => {
  const translate = useText();
  const locale = language.use();
  if (count <= size) return null;
  const last = Math.ceil(count / size) - 1;
  return (
    <TablePagination
      component="div"
      count={count}
      // with fewer rows, the current page may no longer exist
      page={Math.min(page, last)}
      rowsPerPage={size}
      rowsPerPageOptions={[]}
      showFirstButton
      showLastButton
      onPageChange={(_event, next) => onPage(next)}
      labelDisplayedRows={({ from, to }) =>
        translate('ra.navigation.page_range_info', {
          offsetBegin: numberText(from, locale),
          offsetEnd: numberText(to, locale),
          total: numberText(count, locale),
        })
      }
      getItemAriaLabel={(type) => translate(`ra.navigation.${type}`)}
    />
  );
};
