import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** The most height that a table's scroll area takes (specification 9). */
const scrollHeight = 770;
/** Some rows, even in a low window. */
const leastHeight = 320;
export const headHeight = 40;

/** Height of the scroll area: what the window leaves it. */
export const areaHeight = `clamp(${leastHeight}px, var(--height-left, ${scrollHeight}px), ${scrollHeight}px)`;

/** Defined once for the whole area, because styling each cell would be slow with many rows. */
export const tableStyles = ({ palette, typography, spacing }: Theme): SystemStyleObject<Theme> => ({
  maxHeight: areaHeight,
  overflow: 'auto',
  contain: 'content',
  // the gaps for unrendered rows already keep the visible ones in place
  overflowAnchor: 'none',
  // also beneath a header whose labels stand below each other
  scrollPaddingTop: 2 * headHeight,
  position: 'relative',
  '&:focus-visible': { outlineOffset: -2 },

  '& table': {
    width: '100%',
    // column widths do not depend on content, so they stay when other rows become visible
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    ...typography.body2,
  },
  '& th, & td': {
    padding: spacing(0.25, 1),
    textAlign: 'left',
    borderBottom: `1px solid ${palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& [data-align="right"]': {
    textAlign: 'right',
    paddingRight: spacing(3),
    fontVariantNumeric: 'tabular-nums',
  },
  // column widths are fixed, so long content may wrap
  '& tbody td > span': { whiteSpace: 'normal' },
  // a row without an image
  '& tbody tr[data-index]': { height: 52 },
  '&:not([data-selectable]) th:first-of-type': { paddingLeft: spacing(2) },
  '& .stacked + .stacked': { marginTop: spacing(0.5) },
  '& .select': { padding: spacing(0, 0, 0, 1), textAlign: 'center' },
  '& .select-box': { display: 'inline-flex', padding: spacing(1), cursor: 'pointer' },
  '& .select-box input': {
    width: 18,
    height: 18,
    margin: 0,
    cursor: 'inherit',
    accentColor: palette.primary.main,
  },

  '& thead th, & thead td': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: headHeight,
    paddingTop: 0,
    paddingBottom: 0,
    backgroundColor: palette.background.paper,
    color: palette.text.secondary,
    fontSize: '0.75rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  // several labels stand below each other where the column has no room for all of them
  '& thead .labels': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: spacing(2),
    paddingBlock: spacing(0.5),
  },
  // below each other they are near, so each has the height that a finger needs
  '& thead .labels .MuiTableSortLabel-root': { minHeight: 24 },
  '& thead [data-align="right"] .labels': { justifyContent: 'flex-end' },
  '& thead [data-align="right"] .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
  '& thead [aria-sort]:not([aria-sort="none"])': { color: palette.text.primary },
  '& tbody th': { fontWeight: 'inherit' },
  '& tbody tr': { backgroundColor: palette.background.paper },
  '& tbody tr:last-of-type > *': { borderBottomColor: 'transparent' },
  '& tbody tr:hover': tinted(palette.action.hover),
  '& tbody tr[data-selected]': tinted(palette.action.selected),
  '& tbody .gap > td': { padding: 0, border: 0 },

  '& tbody': { transition: 'opacity 150ms' },
  '&[aria-busy] tbody': { opacity: 0.45, pointerEvents: 'none' },

  // actions stay visible when the table is wider than the screen
  '& .stays': {
    position: 'sticky',
    right: 0,
    zIndex: 1,
    backgroundColor: palette.background.paper,
    backgroundImage: 'inherit',
  },
  '& thead .stays': { zIndex: 3 },
  '& .actions': { textAlign: 'right' },

  '&[data-density="compact"] tbody tr[data-index]': { height: 40 },
});

/**
 * Blends a translucent colour with the background, so sticky cells hide what scrolls beneath them.
 */
const tinted = (color: string) => ({ backgroundImage: `linear-gradient(${color}, ${color})` });
