import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
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
