import Box from '@mui/material/Box';
import type { PaginationRenderItemParams } from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { type ComponentProps, useMemo } from 'react';
import { Pagination, PaginationActions, useListContext } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useRangeText, useTotal } from './exactTotal.tsx';
import { useKnownTotal } from './useKnownTotal.ts';

const pageSizes = [...limits.pageSizes];

/** Page and page size; the page size is the browser's native select. */
export const ListPagination = () => {
  const translate = useText();
  const { data, error } = useListContext();
  const rangeText = useRangeText();
  const isCounted = useKnownTotal() !== undefined;
  // Material's menu sometimes did not close while 1,000 rows were loading
  const slotProps = useMemo(
    () => ({
      select: {
        native: true,
        inputProps: { 'aria-label': translate('ra.navigation.page_rows_per_page') },
      },
    }),
    [translate],
  );
  // react-admin leaves these names in English where the pagination is short; its types lack them
  const named: object = {
    getItemAriaLabel: (type: 'first' | 'last' | 'next' | 'previous') =>
      translate(`ra.navigation.${type}`),
    labelDisplayedRows: rangeText,
  };
  // the number of pages is unknown if loading failed
  if (error && !data) return null;
  return (
    // keeps its space while rows are loading after a change of filters
    <Box
      sx={{ visibility: isCounted ? undefined : 'hidden', '& .MuiToolbar-root': { minHeight: 44 } }}
    >
      <Pagination
        rowsPerPageOptions={pageSizes}
        slotProps={slotProps}
        actions={NamedActions}
        {...named}
      />
    </Box>
  );
};

const NamedActions = (props: ComponentProps<typeof PaginationActions>) => {
  const translate = useText();
  const { moreThan } = useTotal();
  return (
    <PaginationActions
      {...props}
      aria-label={translate('list.pages')}
      {...(moreThan !== null && {
        renderItem: without(Math.ceil(props.count / props.rowsPerPage)),
      })}
    />
  );
};

/** Omits the number of the last counted page: while not all matches are counted, more pages follow. */
const without = (last: number) => (item: PaginationRenderItemParams) =>
  item.type === 'page' && item.page === last && !item.selected ? null : (
    <PaginationItem {...item} />
  );
