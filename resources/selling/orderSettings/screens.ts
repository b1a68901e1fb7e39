import icon from '@mui/icons-material/TuneOutlined';
import type { PageScreens } from '#providers/registry/definition.ts';

export const screens: PageScreens = {
  icon,
  view: () => import('./OrderSettingsPage.tsx'),
};
