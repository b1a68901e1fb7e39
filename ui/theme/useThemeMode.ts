import useMediaQuery from '@mui/material/useMediaQuery';
import { themeMode } from '#providers/preferences.ts';
import type { ThemeMode } from './theme.ts';

/** The theme mode that the user has chosen; the system's by default. */
export const useThemeMode = (): ThemeMode => {
  const chosen = themeMode.use();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  if (chosen !== 'system') return chosen;
  return systemIsDark ? 'dark' : 'light';
};
