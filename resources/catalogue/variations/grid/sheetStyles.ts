import { alpha, type Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { RowField } from '#contract/rules/catalogue/variationRows.ts';
import { areaHeight } from '#ui/list/tableStyles.ts';

/** Heights in pixels; all rows have the same, so none has to be measured. */
export const rowHeight = 44;
export const headHeight = 36;

/** Widths of the columns in pixels; the name takes the rest. */
export const widths: Record<RowField | 'note', number | undefined> = {
  name: undefined,
  sku: 200,
  price: 120,
  status: 150,
  note: 280,
};

/** Narrower grids scroll sideways. */
const leastWidth = 980;

/** Styles for the whole grid, because styling each cell would be slow. */
export const sheetStyles = ({ palette, spacing, typography }: Theme): SystemStyleObject<Theme> => ({
  ...typography.body2,
  maxHeight: areaHeight,
  overflow: 'auto',
  contain: 'content',
  position: 'relative',
  scrollPaddingTop: headHeight,
  cursor: 'cell',
  userSelect: 'none',
  '& table': {
    width: '100%',
    minWidth: leastWidth,
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    outline: 'none',
  },
  '& th, & td': {
    position: 'relative',
    height: rowHeight,
    padding: spacing(0, 1),
    textAlign: 'left',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderBottom: `1px solid ${palette.divider}`,
    borderRight: `1px solid ${palette.divider}`,
  },
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: headHeight,
    borderRight: 0,
    backgroundColor: palette.background.paper,
    color: palette.text.secondary,
    fontSize: '0.75rem',
    fontWeight: 600,
  },
  '& [data-field="price"]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .gap > td': { padding: 0, border: 0 },
  '& td[aria-selected="true"]': { backgroundColor: alpha(palette.primary.main, 0.08) },
  '& td[data-unsaved]': { backgroundColor: alpha(palette.warning.main, 0.14), fontWeight: 600 },
  // a corner, because colour alone does not mark a cell
  '& td[data-unsaved]::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    left: 0,
    border: '4px solid',
    borderColor: `${palette.warning.main} transparent transparent ${palette.warning.main}`,
  },
  '& td[aria-invalid]': {
    backgroundColor: alpha(palette.error.main, 0.14),
    textDecoration: `underline wavy ${palette.error.main}`,
    textUnderlineOffset: 3,
  },
  '& td[data-active]': { boxShadow: `inset 0 0 0 1px ${palette.primary.main}` },
  '& table:focus-visible td[data-active], & td[data-active]:focus-within': {
    boxShadow: `inset 0 0 0 2px ${palette.primary.main}`,
  },
  '& td input, & td select': {
    position: 'absolute',
    inset: 2,
    width: 'calc(100% - 4px)',
    padding: spacing(0, 0.75),
    border: 0,
    outline: 0,
    font: 'inherit',
    fontWeight: 400,
    textAlign: 'inherit',
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
  },
  '& .note': {
    borderRight: 0,
    cursor: 'default',
    userSelect: 'text',
    color: palette.text.secondary,
    whiteSpace: 'normal',
  },
  // all rows have the same height
  '& .note > div': {
    ...typography.caption,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    lineHeight: 1.15,
  },
  '& strong': { fontWeight: 500, color: palette.error.main },
  '&[data-readonly]': { opacity: 0.6 },
});
