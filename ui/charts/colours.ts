import type { Palette, Theme } from '@mui/material/styles';
import type { Series } from './data.ts';

/** Colours that also differ in lightness and have a contrast of at least 3:1 to the background. */
const second = { light: '#c4774a', dark: '#b0693f' };

const colours: Record<Series['colour'], (palette: Palette) => string> = {
  first: ({ primary }) => primary.main,
  second: ({ mode }) => second[mode],
  bad: ({ error }) => error.main,
  middling: ({ warning }) => warning.main,
  good: ({ success }) => success.main,
};

export const colourOf =
  (colour: Series['colour']) =>
  ({ palette }: Theme): string =>
    colours[colour](palette);
