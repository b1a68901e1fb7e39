import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is as narrow as a phone. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 599px)', { noSsr: true });
