import { useListContext, useTranslate } from 'ra-core';
import { Pagination } from 'ra-ui-materialui';
import { useMemo } from 'react';
import { limits } from '#contract/limits.ts';

const pageSizes = [...limits.pageSizes];

/** Page and page size; the size is chosen in a select of the browser's own. */
export const ListPagination = () => {
  const translate = useTranslate();
  const { data, error } = useListContext();
  // a menu of ours that closes while 1,000 rows come sometimes never got to its end
  const slotProps = useMemo(
    () => ({
      select: {
        native: true,
        inputProps: { 'aria-label': translate('ra.navigation.page_rows_per_page') },
      },
    }),
    [translate],
  );
  // pages of what could not be read would be made up
  if (error && !data) return null;
  return <Pagination rowsPerPageOptions={pageSizes} slotProps={slotProps} />;
};
