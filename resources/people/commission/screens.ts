import icon from '@mui/icons-material/PercentOutlined';
import type { PageScreens } from '#providers/registry/definition.ts';

export const screens: PageScreens = {
  icon,
  view: () => import('./CommissionPage.tsx'),
};
