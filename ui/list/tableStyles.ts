import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { pictureSizes } from './ListThumbnail.tsx';

/** Maximum height of a table's scroll area, in pixels (specification 9). */
const scrollHeight = 770;
/** Minimum height, which shows some rows even in a low window. */
const leastHeight = 320;
export const headHeight = 36;

/** The height of the scroll area, which depends on the space left in the window. */
export const areaHeight = `clamp(${leastHeight}px, var(--height-left, ${scrollHeight}px), ${scrollHeight}px)`;

/** Styles for the whole scroll area, because styling each cell would be slow with many rows. */
export const tableStyles = ({ palette, typography, spacing }: Theme): SystemStyleObject<Theme> => ({
  maxHeight: areaHeight,
  overflow: 'auto',
  contain: 'content',
  // the gaps for unrendered rows already keep the visible rows in place
  overflowAnchor: 'none',
  // leaves room for a header with labels on two lines
  scrollPaddingTop: 2 * headHeight,
  position: 'relative',
  '&:focus-visible': { outlineOffset: -2 },

  '& table': {
    width: '100%',
    // fixed column widths do not change when scrolling renders other rows
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
  // the picture stands beside all lines of its cell
  '& tbody .pictured': { position: 'relative', ...besidePicture('comfortable', spacing) },
  '& tbody .pictured .picture': {
    position: 'absolute',
    left: spacing(1),
    top: '50%',
    transform: 'translateY(-50%)',
  },
  // height of a row without an image
  '& tbody tr[data-index]': { height: 52 },
  // several lines have as much room above and below as a single one; a picture has its own
  '& tbody tr:where([data-index]:not(:has(.pictured))) > :where(th, td)': {
    paddingBlock: spacing(0.75),
  },
  '&:not([data-selectable]) th:first-of-type': { paddingLeft: spacing(2) },
  '& .stacked + .stacked:not(:empty)': { marginTop: spacing(0.5) },
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
  // a narrow column stacks the labels of the columns shown in its cells
  '& thead .labels': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: spacing(2),
    paddingBlock: spacing(0.5),
  },
  '& thead .sort': {
    display: 'inline-flex',
    alignItems: 'center',
    // stacked labels are close together, so each needs the minimum height of a touch target
    minHeight: 24,
    cursor: 'pointer',
    userSelect: 'none',
    '&[data-sorted="true"]': { color: palette.text.primary },
    '& .row-icon': { mx: 0.5, fontSize: 18, opacity: 0, color: palette.text.secondary },
    '&[data-shown="ASC"] .row-icon': { transform: 'rotate(180deg)' },
    '&:is(:hover, :focus-visible) .row-icon': { opacity: 0.5 },
    '&[data-sorted="true"] .row-icon': { opacity: 1 },
  },
  '& thead [data-align="right"] .labels': { justifyContent: 'flex-end' },
  '& thead [data-align="right"] .sort': { flexDirection: 'row-reverse' },
  '& thead [aria-sort]:not([aria-sort="none"])': { color: palette.text.primary },
  // the edge of a heading resizes its column
  '& thead .edge': {
    position: 'absolute',
    top: 8,
    bottom: 8,
    right: 0,
    width: 9,
    cursor: 'col-resize',
    touchAction: 'none',
    borderRight: `2px solid transparent`,
  },
  '& thead th:hover .edge': { borderColor: palette.divider },
  '& thead .edge:hover': { borderColor: palette.primary.main },
  '& tbody th': { fontWeight: 'inherit' },
  '& tbody tr': { backgroundColor: palette.background.paper },
  '& tbody tr:last-of-type > *': { borderBottomColor: 'transparent' },
  '& tbody tr:hover': tinted(palette.action.hover),
  '& tbody tr[data-selected]': tinted(palette.action.selected),
  '& tbody .gap > td': { padding: 0, border: 0 },

  '& tbody': { transition: 'opacity 150ms' },
  '&[aria-busy] tbody': { opacity: 0.45, pointerEvents: 'none' },

  // the actions stay visible when the table is wider than the screen
  '& .stays': {
    position: 'sticky',
    right: 0,
    zIndex: 1,
    backgroundColor: palette.background.paper,
    backgroundImage: 'inherit',
  },
  '& thead .stays': { zIndex: 3 },
  '& .actions': { textAlign: 'right' },

  // the widths that the columns need for their content
  '&[data-measuring] table': {
    tableLayout: 'auto',
    width: 'max-content',
    minWidth: '0 !important',
  },
  '&[data-measuring] col': { width: 'auto !important' },
  '&[data-measuring] th, &[data-measuring] td': { whiteSpace: 'nowrap' },
});

export const besidePicture = (density: keyof typeof pictureSizes, spacing: Theme['spacing']) => {
  const { width, height } = pictureSizes[density];
  return { height: height + 4, paddingLeft: `calc(${width}px + ${spacing(2.5)})` };
};

/**
 * Layers a translucent colour on top of the background, so that sticky cells hide the content
 * behind them.
 */
const tinted = (color: string) => ({ backgroundImage: `linear-gradient(${color}, ${color})` });
