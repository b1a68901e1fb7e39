import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/**
 * Styles native inputs like Material UI's outlined inputs. Forms with hundreds of inputs use native
 * ones for speed; each is in an element with class `field`.
 */
export const fieldStyles = ({
  palette,
  typography,
  shape,
  spacing,
}: Theme): SystemStyleObject<Theme> => ({
  '& .field': { display: 'grid', gap: 0.5, alignContent: 'start', minWidth: 0 },
  '& .label': {
    ...typography.caption,
    lineHeight: '16px',
    color: palette.text.secondary,
    backgroundColor: palette.background.paper,
    zIndex: 1,
    justifySelf: 'start',
    maxWidth: 'calc(100% - 20px)',
    margin: '-8px 10px -12px',
    padding: '0 4px',
  },
  // a group of choices has no outline
  '& .field:has(> .choices) > .label': { margin: 0, padding: 0 },
  '& .required': { color: palette.error.main },
  '& .field > input, & select, & textarea, & .choice': {
    font: 'inherit',
    ...typography.body1,
    lineHeight: 1.4375,
    width: '100%',
    boxSizing: 'border-box',
    minHeight: 40,
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.mode === 'dark' ? 'rgba(255, 255, 255, 0.23)' : 'rgba(0, 0, 0, 0.23)'}`,
    borderRadius: `${shape.borderRadius}px`,
    padding: spacing(1, 1.625),
  },
  '& input:read-only[id], & textarea:read-only': {
    color: palette.text.secondary,
    backgroundColor: palette.background.default,
    borderStyle: 'dashed',
  },
  '& [aria-invalid="true"]': { borderColor: palette.error.main },
  '& textarea': { resize: 'vertical' },
  '& .choice': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1),
    textAlign: 'left',
    cursor: 'pointer',
    '&::after': {
      content: '""',
      marginLeft: 'auto',
      borderInline: '5px solid transparent',
      borderTop: `5px solid ${palette.text.secondary}`,
    },
  },
  '& .none': { color: palette.text.secondary },
  '& .choices': { display: 'flex', flexWrap: 'wrap', gap: 1 },
  '& .choices label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.75,
    padding: spacing(0.5, 1.25),
    border: `1px solid ${palette.divider}`,
    borderRadius: 16,
    cursor: 'pointer',
    ...typography.body2,
  },
  '& .choices label:has(:checked)': {
    borderColor: palette.primary.main,
    backgroundColor: palette.action.selected,
  },
  '& .choices[aria-invalid="true"] label': { borderColor: palette.error.main },
  '& .choices input': { m: 0, accentColor: palette.primary.main },
  '& .choices button': {
    font: 'inherit',
    ...typography.caption,
    color: palette.text.secondary,
    border: 0,
    padding: spacing(0.5),
    backgroundColor: 'transparent',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
  '& .hint': { ...typography.caption, m: 0, mx: 1.75, color: palette.text.secondary },
  '& .error': { ...typography.caption, m: 0, mx: 1.75, color: palette.error.main },
});
