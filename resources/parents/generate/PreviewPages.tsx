import TablePagination from '@mui/material/TablePagination';
import { useTranslate } from 'ra-core';
import { language } from '#providers/preferences.ts';
import { previewSize } from './usePreview.ts';

interface Props {
  count: number;
  page: number;
  onPage: (page: number) => void;
}

/** The pages of the preview; none where there is but one. */
export const PreviewPages = ({ count, page, onPage }: Props) => {
  const translate = useTranslate();
  const locale = language.use();
  if (count <= previewSize) return null;
  return (
    <TablePagination
      component="div"
      count={count}
      // fewer options may leave fewer pages
      page={Math.min(page, Math.ceil(count / previewSize) - 1)}
      rowsPerPage={previewSize}
      rowsPerPageOptions={[previewSize]}
      onPageChange={(_event, next) => onPage(next)}
      labelDisplayedRows={({ from, to }) =>
        translate('ra.navigation.page_range_info', {
          offsetBegin: from,
          offsetEnd: to,
          total: count.toLocaleString(locale),
        })
      }
      getItemAriaLabel={(type) => translate(`ra.navigation.${type}`)}
    />
  );
};
