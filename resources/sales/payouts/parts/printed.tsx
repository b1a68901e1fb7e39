import GlobalStyles from '@mui/material/GlobalStyles';

/** Print styles: hide the header, the navigation and every element with `data-screen`. */
export const printed = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body > *:not(#root), header, nav, [data-screen]': { display: 'none !important' },
        main: { margin: '0 !important', maxWidth: 'none !important' },
        '#root > div': { paddingTop: '0 !important' },
        body: { background: '#fff' },
        'dl > div': { breakInside: 'avoid' },
      },
    }}
  />
);
