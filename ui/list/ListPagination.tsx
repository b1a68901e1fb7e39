import { useMemo } from 'react';
import { Pagination, useListContext, useTranslate } from 'react-admin';
import { limits } from '#contract/limits.ts';

const pageSizes = [...limits.pageSizes];

/** Page and page size; the size uses the browser's native select. */
export const ListPagination = () => {
  const translate = useTranslate();
  const { data, error } = useListContext();
  // Material's menu sometimes failed to close while 1,000 rows were loading
  const slotProps = useMemo(
    () => ({
      select: {
        native: true,
        inputProps: { 'aria-label': translate('ra.navigation.page_rows_per_page') },
      },
    }),
    [translate],
  );
  // if loading failed, the number of pages is unknown
  if (error && !data) return null;
  return <Pagination rowsPerPageOptions={pageSizes} slotProps={slotProps} />;
};
