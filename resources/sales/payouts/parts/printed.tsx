import GlobalStyles from '@mui/material/GlobalStyles';

/** The page on paper: without header, navigation and whatever is `data-screen`. */
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
