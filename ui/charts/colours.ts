import type { Theme } from '@mui/material/styles';
import type { Series } from './data.ts';

/** Told apart by their lightness too, and by at least 3 to 1 from the paper. */
const second = { light: '#c4774a', dark: '#b0693f' };

export const colourOf =
  (colour: Series['colour']) =>
  ({ palette }: Theme): string =>
    colour === 'first' ? palette.primary.main : second[palette.mode];
