import type { Theme } from '@mui/material/styles';
import type { Series } from './data.ts';

/** Distinguishable by lightness too, with a contrast of at least 3:1 to the background. */
const second = { light: '#c4774a', dark: '#b0693f' };

export const colourOf =
  (colour: Series['colour']) =>
  ({ palette }: Theme): string =>
    colour === 'first' ? palette.primary.main : second[palette.mode];
