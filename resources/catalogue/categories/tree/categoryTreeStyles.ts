import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { treeIndent } from '#ui/tree/treeStyles.ts';

export const categoryTreeStyles = ({
  palette,
  shape,
  spacing,
}: Theme): SystemStyleObject<Theme> => ({
  height: '100%',
  padding: spacing(0, 1, 1),
  '& [role="treeitem"]': { userSelect: 'none' },
  '& [data-state="moving"]': { opacity: 0.45 },

  '& .picture': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 30,
    height: 30,
    overflow: 'hidden',
    borderRadius: '6px',
    border: `1px solid ${palette.divider}`,
    color: palette.text.secondary,
    backgroundColor: palette.background.default,
  },
  '& .picture img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& .picture svg': { width: 16, height: 16, fill: 'currentColor', opacity: 0.6 },
  '& .count': {
    marginLeft: 'auto',
    paddingLeft: spacing(1),
    color: palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  // screen readers read the count as the row's description; as text it would be part of its name
  '& .count::after': { content: 'attr(data-count)' },
  '& [aria-level="1"] .name': { fontWeight: 600 },
  '& .rename': {
    flex: 1,
    minWidth: 0,
    height: 30,
    padding: spacing(0, 1),
    border: `1.5px solid ${palette.primary.main}`,
    borderRadius: '6px',
    color: 'inherit',
    backgroundColor: palette.background.paper,
    font: 'inherit',
  },
  '& .rename[aria-invalid="true"]': { borderColor: palette.error.main },

  // show the row's buttons on hover and focus
  '& .tools': { display: 'flex', alignItems: 'center', visibility: 'hidden' },
  '& [role="treeitem"]:hover .tools, & [role="treeitem"]:focus .tools, & [role="treeitem"]:focus-within .tools, & [aria-selected="true"] .tools':
    { visibility: 'visible' },
  '@media (pointer: coarse)': { '& .tools': { visibility: 'visible' } },
  '& .tools svg': { width: 20, height: 20, fill: 'currentColor' },
  '& .tools button': {
    display: 'grid',
    placeItems: 'center',
    width: 30,
    height: 30,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    color: palette.text.secondary,
    background: 'none',
    cursor: 'pointer',
  },
  '& .tools button:hover': { backgroundColor: palette.action.hover },
  // touching the handle moves the category instead of scrolling
  '& .handle': {
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 30,
    color: palette.text.secondary,
    cursor: 'grab',
    touchAction: 'none',
  },

  '& .place': {
    position: 'absolute',
    top: 0,
    left: `calc(24px + (var(--level) - 1) * ${treeIndent}px)`,
    right: 0,
    pointerEvents: 'none',
    zIndex: 1,
  },
  '& .place:not([data-edge="inside"])': {
    height: 0,
    marginTop: '-1px',
    borderTop: `2px solid ${palette.primary.main}`,
  },
  '& .place:not([data-edge="inside"])::before': {
    content: '""',
    position: 'absolute',
    left: -8,
    top: -5,
    width: 8,
    height: 8,
    borderRadius: '50%',
    border: `2px solid ${palette.primary.main}`,
    backgroundColor: palette.background.paper,
  },
  '& .place[data-edge="inside"]': {
    left: 0,
    borderRadius: `${shape.borderRadius}px`,
    boxShadow: `inset 0 0 0 2px ${palette.primary.main}`,
  },
  '&[data-dragging]': { cursor: 'grabbing', '& [role="treeitem"]': { cursor: 'inherit' } },
});
