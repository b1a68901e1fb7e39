import type { ThemeOptions } from '@mui/material/styles';
import { palettes } from './palette.ts';

export type ThemeMode = 'light' | 'dark';

export const radius = 10;

/**
 * The theme of all pages; what only those of signed-in users show is in `signedInTheme.ts`.
 * Breakpoints are the specification's layout widths (9), which name none for `md`; react-admin
 * shortens its pagination below `md`, so it equals `sm`.
 */
const optionsOf = (mode: ThemeMode): ThemeOptions => ({
  palette: palettes[mode],
  breakpoints: { values: { xs: 0, sm: 762, md: 763, lg: 992, xl: 1444 } },
  shape: { borderRadius: radius },
  typography: {
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    fontSize: 14,
    h1: { fontSize: '1.625rem', fontWeight: 620, letterSpacing: '-0.015em', lineHeight: 1.25 },
    h2: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4 },
    h3: { fontSize: '0.9375rem', fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 560 },
    overline: { fontSize: '0.6875rem', fontWeight: 600, letterSpacing: '0.08em', lineHeight: 2 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: (theme) => ({
        // nothing that is led to, or focused, stands below the header
        html: { scrollPaddingTop: 88 },
        body: { fontFeatureSettings: "'cv11', 'ss03'" },
        ':focus-visible': {
          outline: `2px solid ${theme.palette.primary.main}`,
          outlineOffset: 2,
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*': {
            animationDuration: '0.01ms !important',
            // any more would also delay what has no transition, as all properties are transitioned by default
            transitionDuration: '0s !important',
          },
        },
      }),
    },
    // takes away the outline that all else has, and shows a ripple only
    MuiButtonBase: {
      styleOverrides: {
        root: ({ theme }) => ({
          '&:focus-visible': {
            outline: `2px solid ${theme.palette.primary.main}`,
            outlineOffset: 2,
          },
        }),
      },
    },
    // the library darkens these tones by nine tenths, which leaves black of those of the evening
    MuiAlert: {
      styleOverrides: {
        standard: ({ theme: { palette }, ownerState: { severity = 'success' } }) =>
          palette.mode === 'dark' &&
          severity !== 'error' && {
            color: palette.text.primary,
            backgroundColor: palette[severity].light,
          },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: radius - 2 } },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiCard: {
      styleOverrides: {
        root: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}` }),
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiTooltip: { defaultProps: { enterDelay: 500 } },
    MuiFormControlLabel: { defaultProps: { slotProps: { typography: { variant: 'body2' } } } },
  },
});

export const themeOptions = { light: optionsOf('light'), dark: optionsOf('dark') };
