import type { Theme, ThemeOptions } from '@mui/material/styles';
import { radius, themeOptions } from './theme.ts';

const landmarkInUse = () =>
  document.activeElement?.closest('[role="dialog"], main, header') ?? document.body;

/** The edge of a list of choices above the page or a dialog. */
const floating = ({ palette, shadows }: Theme) => ({
  border: `1px solid ${palette.divider}`,
  boxShadow: shadows[6],
});

/**
 * Components that only signed-in pages use; in the other theme they would slow down the login page.
 */
const components: ThemeOptions['components'] = {
  // frequentStyles has them once for all inputs
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  // renders popups inside the landmark or dialog that opened them, because all content must be in a
  // landmark
  MuiPopover: { defaultProps: { container: landmarkInUse } },
  MuiMenu: { styleOverrides: { paper: ({ theme }) => floating(theme) } },
  MuiAutocomplete: { styleOverrides: { paper: ({ theme }) => floating(theme) } },
  MuiMenuItem: {
    styleOverrides: {
      root: { fontSize: '0.875rem', '& .MuiListItemText-primary': { fontSize: 'inherit' } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider }),
      head: ({ theme }) => ({
        color: theme.palette.text.secondary,
        fontSize: '0.75rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: radius + 4 } } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 600 } } },
  MuiDialogContentText: { defaultProps: { variant: 'body2' } },
};

const withComponents = (options: ThemeOptions): ThemeOptions => ({
  ...options,
  components: { ...options.components, ...components },
});

/** The theme inside `<Admin>`. */
export const signedInTheme = {
  light: withComponents(themeOptions.light),
  dark: withComponents(themeOptions.dark),
};
