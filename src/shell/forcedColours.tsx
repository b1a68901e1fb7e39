import GlobalStyles from '@mui/material/GlobalStyles';

const pressed = [
  '.MuiToggleButton-root[aria-pressed="true"]',
  'nav a[aria-current="page"]',
  '.MuiMenuItem-root.Mui-selected',
  '.MuiPaginationItem-root[aria-current]',
].join(', ');

/**
 * Styles for forced-colours mode. Elements marked `data-colour` keep their colour, because the
 * colour has a meaning: swatches, legends and charts. Pressed and selected elements and progress
 * use the system's colours.
 */
export const forcedColours = (
  <GlobalStyles
    styles={{
      '@media (forced-colors: active)': {
        '[data-colour]': { forcedColorAdjust: 'none' },
        [pressed]: {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          backgroundColor: 'Highlight',
        },
        '.MuiButton-contained': { border: '1px solid ButtonText' },
        '.MuiLinearProgress-root': { border: '1px solid CanvasText', minHeight: 4 },
        '.MuiLinearProgress-bar': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
      },
    }}
  />
);
