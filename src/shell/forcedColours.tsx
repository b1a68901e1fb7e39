import GlobalStyles from '@mui/material/GlobalStyles';

const pressed = [
  '.MuiToggleButton-root[aria-pressed="true"]',
  '.MuiListItemButton-root[aria-current="page"]',
  '.MuiMenuItem-root.Mui-selected',
  '.MuiPaginationItem-root[aria-current]',
].join(', ');

/**
 * Where the system forces its own colours, an element marked `data-colour` keeps its colour,
 * because that is what it says: swatches, legends and charts. What is pressed or chosen, and how far
 * something is, is shown in the system's colours.
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
        '.MuiLinearProgress-root': { border: '1px solid CanvasText', minHeight: 4 },
        '.MuiLinearProgress-bar': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
      },
    }}
  />
);
