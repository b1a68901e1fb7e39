import CssBaseline from '@mui/material/CssBaseline';
import { createTheme } from '@mui/material/styles';
// avoids Material's own provider, which would add CSS variables to the login page
import ThemeProvider from '@mui/system/ThemeProvider';
import { type ReactNode, useEffect, useMemo } from 'react';
import { themeOptions } from './theme.ts';
import { useThemeMode } from './useThemeMode.ts';

/** The theme of the pages outside `<Admin>`, with the same options as inside. */
export const AppTheme = ({ children }: { children: ReactNode }) => {
  const mode = useThemeMode();
  const theme = useMemo(() => createTheme(themeOptions[mode]), [mode]);
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
