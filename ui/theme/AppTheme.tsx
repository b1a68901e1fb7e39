import CssBaseline from '@mui/material/CssBaseline';
import useMediaQuery from '@mui/material/useMediaQuery';
// without the CSS variables that Material's own provider brings to the login page
import ThemeProvider from '@mui/system/ThemeProvider';
import { type ReactNode, useEffect, useMemo } from 'react';
import { themeMode } from '#providers/preferences.ts';
import { createAppTheme } from './theme.ts';

/** Light or dark as chosen, else as the system is. */
export const AppTheme = ({ children }: { children: ReactNode }) => {
  const chosen = themeMode.use();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const mode = chosen === 'system' ? (systemIsDark ? 'dark' : 'light') : chosen;
  const theme = useMemo(() => createAppTheme(mode), [mode]);
  useEffect(() => {
    document.documentElement.style.colorScheme = mode;
  }, [mode]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
};
