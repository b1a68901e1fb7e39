import icon from '@mui/icons-material/BadgeOutlined';
import type { PageScreens } from '#providers/registry/definition.ts';

export const screens: PageScreens = {
  icon,
  view: () => import('./ProfilePage.tsx'),
};
