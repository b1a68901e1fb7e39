import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** Indentation per level, in pixels. */
export const treeIndent = 22;

/** Styles for the whole tree, because styling each row would be slow with many rows. */
export const treeStyles = ({
  palette,
  typography,
  spacing,
  shape,
}: Theme): SystemStyleObject<Theme> => ({
  overflow: 'auto',
  contain: 'content',
  overflowAnchor: 'none',
  position: 'relative',

  '& [role="tree"]': { position: 'relative' },
  '& [role="treeitem"]': {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1),
    paddingRight: spacing(1),
    paddingLeft: `calc((var(--level) - 1) * ${treeIndent}px)`,
    borderRadius: `${shape.borderRadius}px`,
    cursor: 'pointer',
    ...typography.body2,
  },
  '& [role="treeitem"]:hover': { backgroundColor: palette.action.hover },
  '& [role="treeitem"]:focus-visible': { outlineOffset: -2 },
  '& [role="treeitem"][aria-selected="true"]': { backgroundColor: palette.action.selected },
  '& [role="treeitem"][aria-disabled="true"]': {
    cursor: 'default',
    color: palette.text.secondary,
    opacity: 0.7,
  },

  '& .chevron': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 28,
    marginRight: spacing(-0.5),
    borderRadius: '6px',
    color: palette.text.secondary,
  },
  '& .chevron svg': { width: 18, height: 18, fill: 'currentColor' },
  '& .chevron[data-open] svg': { transform: 'rotate(90deg)' },
  '& .name': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& mark': {
    borderRadius: '3px',
    color: 'inherit',
    backgroundColor: palette.warning.light,
    boxShadow: `0 0 0 1px ${palette.warning.light}`,
  },

  '& .check': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 18,
    height: 18,
    borderRadius: '4px',
    border: `2px solid ${palette.text.secondary}`,
    color: palette.primary.contrastText,
  },
  '& [aria-checked="true"] .check, & [aria-checked="mixed"] .check': {
    borderColor: palette.primary.main,
    backgroundColor: palette.primary.main,
  },
  '& .pick': {
    flex: 'none',
    width: 16,
    height: 16,
    borderRadius: '50%',
    border: `2px solid ${palette.text.secondary}`,
  },
  '& [aria-selected="true"] .pick': {
    borderWidth: 5,
    borderColor: palette.primary.main,
  },
  '& .check svg': { width: 14, height: 14, fill: 'none', stroke: 'currentColor', strokeWidth: 2.5 },
});
