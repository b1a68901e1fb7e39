import CssBaseline from '@mui/material/CssBaseline';
import { createTheme } from '@mui/material/styles';
// without the CSS variables that Material's own provider would add to the login page
import ThemeProvider from '@mui/system/ThemeProvider';
import { type ReactNode, useEffect, useMemo } from 'react';
import { themeOptions } from './theme.ts';
import { useThemeMode } from './useThemeMode.ts';

/** The look of the pages outside `<Admin>`, which takes the same options. */
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
