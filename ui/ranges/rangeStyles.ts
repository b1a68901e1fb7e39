import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** Styles for all rows, because styling each input would be slow with hundreds of rows. */
export const rangeStyles = ({
  palette,
  typography,
  shape,
  spacing,
}: Theme): SystemStyleObject<Theme> => ({
  containerType: 'inline-size',
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& th': {
    ...typography.caption,
    color: palette.text.secondary,
    textAlign: 'left',
    padding: spacing(0, 0.5, 0.5),
  },
  '& th:not(:first-of-type), &[data-columns="1"] th, &[data-columns="3"] th': {
    textAlign: 'right',
  },
  '& thead td': { width: 44 },
  '& td': { padding: spacing(0.25, 0.5), verticalAlign: 'top' },
  '& .cell': { position: 'relative', display: 'block' },
  '& .unit': {
    position: 'absolute',
    insetInlineEnd: spacing(1.25),
    top: 0,
    lineHeight: '40px',
    color: palette.text.secondary,
    pointerEvents: 'none',
  },
  '& input': {
    ...typography.body2,
    boxSizing: 'border-box',
    width: '100%',
    height: 40,
    padding: spacing(0, 1.25),
    color: palette.text.primary,
    background: 'transparent',
    border: `1px solid color-mix(in srgb, ${palette.text.secondary} 75%, transparent)`,
    borderRadius: `${Number(shape.borderRadius)}px`,
  },
  '& input::placeholder': { color: palette.text.secondary, opacity: 1 },
  '& input.amount': {
    textAlign: 'right',
    paddingInlineEnd: spacing(4),
    fontVariantNumeric: 'tabular-nums',
  },
  '& input:focus': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  '& input[aria-invalid=true]': { borderColor: palette.error.main },
  '& input[aria-invalid=true]:focus': { outlineColor: palette.error.main },
  '& .remove': {
    width: 36,
    height: 40,
    padding: 0,
    border: 0,
    borderRadius: `${Number(shape.borderRadius)}px`,
    background: 'none',
    color: palette.text.secondary,
    fontSize: 20,
    cursor: 'pointer',
  },
  '& .remove:hover': { background: palette.action.hover },
  '& .note td': { ...typography.caption, paddingBottom: spacing(1) },
  '& .note p': { margin: 0 },
  '& .wrong': { color: palette.error.main },
  '& .gap': {
    paddingInlineStart: spacing(1),
    borderInlineStart: `3px solid ${palette.warning.main}`,
  },

  // in a narrow card each row takes two lines, with a label above each input
  '@container (max-width: 479px)': {
    '& thead': { display: 'none' },
    '& table, & tbody': { display: 'block' },
    '& tr[data-row]': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      padding: spacing(1, 0),
      borderTop: `1px solid ${palette.divider}`,
    },
    '& .note, & .note td': { display: 'block' },
    '& td[data-name]::before': {
      ...typography.caption,
      content: 'attr(data-name)',
      color: palette.text.secondary,
    },
    // the region has a line of its own, so that the last cell finds its place beside the cost
    '&[data-columns="2"] td:first-of-type, &[data-columns="4"] td:first-of-type': {
      gridColumn: '1 / -1',
    },
    '& .last': { alignSelf: 'end', textAlign: 'right' },
  },
});
