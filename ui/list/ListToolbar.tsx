import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useId } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { wordless } from '#ui/layout/wordless.ts';
import { useTotal, useTotalText } from './exactTotal.tsx';
import { useSlotRef } from './toolbarSlots.tsx';
import { useClearFilters } from './useClearFilters.ts';
import { useIsPhone } from './useIsPhone.ts';

const height = 40;

/**
 * The toolbar above a table: number of results, active filters and display settings. While rows are
 * selected, bulk actions replace the results and filters, so that the table does not move.
 */
export const ListToolbar = () => {
  const { selectedIds } = useListContext();
  const bulk = useSlotRef('bulk');
  const tools = useSlotRef('tools');
  // on a phone, the bulk actions are at the bottom
  const isPhone = useIsPhone();
  const hasSelection = selectedIds.length > 0 && !isPhone;
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'flex-start',
        columnGap: 1,
        px: 2,
        minHeight: height,
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: hasSelection ? 'primary.light' : undefined,
      }}
    >
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'grid',
          '& > *': { gridArea: '1 / 1' },
        }}
      >
        <Box sx={{ visibility: hasSelection ? 'hidden' : undefined }}>
          <Results isPhone={isPhone} />
        </Box>
        <Box ref={bulk} />
      </Box>
      <Box
        ref={tools}
        // bulk actions need the space
        sx={{
          ...(isPhone && { position: 'absolute', right: 16, top: 0 }),
          display: hasSelection ? 'none' : 'flex',
          alignItems: 'center',
          columnGap: 0.5,
          minHeight: height,
          flexShrink: 0,
          // icons without their words, which a screen reader still reads
          '@container (max-width: 559px)': { '& .MuiButton-root': wordless },
        }}
      />
    </Box>
  );
};

const Results = ({ isPhone }: { isPhone: boolean }) => {
  const translate = useText();
  const id = useId();
  const chips = useSlotRef('chips');
  const totalText = useTotalText();
  const { moreThan, isCounting, countExactly } = useTotal();
  const { isFiltered, clear } = useClearFilters();
  const clearAll = (event: MouseEvent) => {
    focusResults(event.currentTarget);
    clear();
  };
  const count = (event: MouseEvent) => {
    focusResults(event.currentTarget);
    countExactly();
  };
  return (
    <Box
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        rowGap: 0.75,
        minHeight: height,
        py: isPhone ? 0 : 0.5,
        // so that the outline does not touch the text
        mx: -1,
        px: 1,
        ':focus-visible': { outlineOffset: -4, borderRadius: 1 },
      }}
    >
      <Typography
        id={id}
        variant="body2"
        color="text.secondary"
        role="status"
        sx={isPhone ? totalLine : totalStyles}
      >
        {totalText}
      </Typography>
      <Box sx={isPhone ? chipLine : { display: 'contents' }}>
        {moreThan !== null && !isCounting && (
          <Button size="small" onClick={count}>
            {translate('list.countExactly')}
          </Button>
        )}
        <Box ref={chips} sx={{ display: 'contents' }} />
        {isFiltered && (
          <Button size="small" onClick={clearAll}>
            {translate('list.clearFilters')}
          </Button>
        )}
      </Box>
    </Box>
  );
};

const totalStyles = { fontVariantNumeric: 'tabular-nums', mr: 0.5 } as const;

// on a phone, the first line has the tools on its right
const totalLine = { ...totalStyles, flexBasis: '100%', lineHeight: `${height}px` } as const;

// one line however many filters there are, so that the rows stay in sight
const chipLine = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 1,
  width: '100%',
  minWidth: 0,
  mt: -0.75,
  pb: 1,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  '& > *': { flexShrink: 0 },
  ':not(:has(> button, > * > *))': { display: 'none' },
} as const;

/** Moves the focus to the results when a button is about to disappear. */
export const focusResults = (button: Element): void =>
  button.closest<HTMLElement>('[role="group"]')?.focus({ preventScroll: true });
