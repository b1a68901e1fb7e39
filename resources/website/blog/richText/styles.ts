import type { Theme } from '@mui/material/styles';

/** The styles of a document, in the editor and on the page. */
export const documentStyles = (theme: Theme) => ({
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p': { my: 1.25 },
  '& h2': { ...theme.typography.h2, fontSize: '1.375rem', mt: 3.5, mb: 1 },
  '& h3': { ...theme.typography.h3, fontSize: '1.125rem', mt: 3, mb: 0.75 },
  '& ul, & ol': { my: 1.25, pl: 3 },
  '& li > p, & li > ul, & li > ol': { my: 0.25 },
  '& blockquote': {
    mx: 0,
    my: 2,
    pl: 2,
    borderLeft: `3px solid ${theme.palette.primary.main}`,
    color: 'text.secondary',
  },
  '& hr': { my: 3, border: 0, borderTop: `1px solid ${theme.palette.divider}` },
  // limits the height, so that some text stays visible around portrait images
  '& img': {
    display: 'block',
    width: 'auto',
    height: 'auto',
    maxWidth: '100%',
    maxHeight: '70vh',
    my: 2,
    borderRadius: 1,
  },
  '& a': { color: 'primary.main' },
});
