import type { PaletteOptions } from '@mui/material/styles';

/**
 * Linen, oak and bottle green for the light mode; darker tones of them for the dark mode. Contrasts
 * are at least 4.5:1.
 */
export const palettes = {
  light: {
    mode: 'light',
    background: { default: '#f6f4f0', paper: '#ffffff' },
    text: { primary: '#24211c', secondary: '#625c52' },
    primary: { main: '#2f5d50', dark: '#234a3f', light: '#dfe9e4', contrastText: '#ffffff' },
    secondary: { main: '#8f5236', contrastText: '#ffffff' },
    success: { main: '#2f6b3f', light: '#e2efe2', contrastText: '#ffffff' },
    warning: { main: '#7d5700', light: '#f7ecd3', contrastText: '#ffffff' },
    info: { main: '#3b5f70', light: '#e1eaee', contrastText: '#ffffff' },
    error: { main: '#b3261e', contrastText: '#ffffff' },
    divider: '#e5e0d6',
    action: { hover: 'rgba(47, 93, 80, 0.06)', selected: 'rgba(47, 93, 80, 0.10)' },
  },
  dark: {
    mode: 'dark',
    background: { default: '#171613', paper: '#211f1b' },
    text: { primary: '#eee9e0', secondary: '#b9b1a4' },
    primary: { main: '#8cc3af', dark: '#a9d6c5', light: '#2a3d36', contrastText: '#10241d' },
    secondary: { main: '#dba182', contrastText: '#2b1509' },
    success: { main: '#90cf9d', light: '#25382a', contrastText: '#0f2413' },
    warning: { main: '#e6c070', light: '#3d3320', contrastText: '#2a1e02' },
    info: { main: '#a3c4d3', light: '#28363d', contrastText: '#10222b' },
    error: { main: '#f2a19a', contrastText: '#3b0906' },
    divider: '#37342e',
    action: { hover: 'rgba(140, 195, 175, 0.08)', selected: 'rgba(140, 195, 175, 0.14)' },
  },
} satisfies Record<'light' | 'dark', PaletteOptions>;
