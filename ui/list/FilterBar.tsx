import ExpandIcon from '@mui/icons-material/ExpandMore';
import FilterIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useId } from 'react';
import { useResourceContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { openFilters } from '#providers/preferences.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { useWasTrue } from '#ui/lazy/useWasTrue.ts';
import { useClearFilters } from './useClearFilters.ts';
import { UsedFilters, useUsedFilters } from './usedFilters.tsx';
import { useWidth } from './useWidth.ts';
import { withoutFragments } from './withoutFragments.ts';

const FilterSheet = lazyPart(() => import('./FilterSheet.tsx'));

/** The search and the three most used filters. */
const shownAtOnce = 4;
/** In a narrower list, all filters but the first are behind a button. */
const wideFrom = 900;

/**
 * A list's filters. The most used ones come first; a button shows the rest, and the browser stores
 * whether they are shown. Each filter formats its own value in a `FilterChip`.
 */
export const FilterBar = ({ children }: { children: ReactNode }) => {
  const filters = withoutFragments(children);
  const [width, bar] = useWidth();
  return (
    <Box role="search" ref={bar} sx={barStyles}>
      {width !== undefined && <Filters isNarrow={width < wideFrom}>{filters}</Filters>}
    </Box>
  );
};

const Filters = ({ isNarrow, children }: { isNarrow: boolean; children: ReactNode[] }) =>
  isNarrow ? (
    <>
      <Box sx={firstStyles}>{children[0]}</Box>
      <Suspense fallback={null}>
        <FilterSheet>{children.slice(1)}</FilterSheet>
      </Suspense>
    </>
  ) : (
    <>
      {children.slice(0, shownAtOnce)}
      <MoreFilters>{children.slice(shownAtOnce)}</MoreFilters>
    </>
  );

const MoreFilters = ({ children }: { children: readonly ReactNode[] }) => {
  const translate = useText();
  const list = useResourceContext() ?? '';
  const open = openFilters.use();
  const id = useId();
  const used = useUsedFilters();
  const { isFiltered } = useClearFilters();
  const isOpen = open.includes(list);
  // also while collapsed, because each filter shows its value above the table; and once shown, so
  // that unfinished input stays
  const isRendered = useWasTrue(isOpen || isFiltered);
  if (children.length === 0) return null;
  const toggle = () =>
    openFilters.set(isOpen ? open.filter((other) => other !== list) : [...open, list]);
  return (
    <>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        startIcon={<FilterIcon />}
        endIcon={<ExpandIcon sx={{ rotate: isOpen ? '180deg' : undefined }} />}
        onClick={toggle}
        sx={{ height: 36 }}
      >
        {translate('list.moreFilters')}
        {used.count > 0 && ` (${used.count})`}
      </Button>
      <Box id={id} sx={{ display: isOpen ? 'contents' : 'none' }}>
        {isRendered && <UsedFilters counter={used}>{children}</UsedFilters>}
      </Box>
    </>
  );
};

const firstStyles = {
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  '& .MuiFormControl-root': { width: '100%', maxWidth: 480 },
} as const;

const barStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  pt: 1.5,
  pb: 0.25,
  // only the input area, because MUI derives the position of the label's notch from the frame's
  // size
  '& .MuiInputBase-root': { height: 36 },
  '& .MuiInputBase-input': { fontSize: '0.875rem' },
} as const;
