import type { ThemeOptions } from '@mui/material/styles';
import { palettes } from './palette.ts';

export type ThemeMode = 'light' | 'dark';

export const radius = 10;

/**
 * The theme of all pages; `signedInTheme.ts` adds components that only signed-in users see. The
 * breakpoints are the layout widths of specification 9, which has none for `md`. react-admin
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
        // keeps focused elements and link targets from scrolling behind the header
        html: { scrollPaddingTop: 88 },
        body: { fontFeatureSettings: "'cv11', 'ss03'" },
        ':focus-visible': {
          outline: `2px solid ${theme.palette.primary.main}`,
          outlineOffset: 2,
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*': {
            animationDuration: '0.01ms !important',
            // a longer duration would also delay changes without a transition, because by default
            // all properties are transitioned
            transitionDuration: '0s !important',
          },
        },
      }),
    },
    // keeps the outline, which the component replaces with a ripple
    MuiButtonBase: {
      styleOverrides: {
        root: ({ theme }) => ({
          '&:focus-visible': {
            outline: `2px solid ${theme.palette.primary.main}`,
            outlineOffset: 2,
          },
          // the outline is enough, and the pulse of the library covers the text
          '& .MuiTouchRipple-ripplePulsate': { display: 'none' },
        }),
      },
    },
    // inside, because a menu cuts off what protrudes
    MuiMenuItem: { styleOverrides: { root: { '&:focus-visible': { outlineOffset: -2 } } } },
    // the library darkens these tones by 90 %, which makes those of the dark mode black
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
