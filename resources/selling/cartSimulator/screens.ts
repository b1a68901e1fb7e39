import icon from '@mui/icons-material/CalculateOutlined';
import type { PageScreens } from '#providers/registry/definition.ts';

export const screens: PageScreens = {
  icon,
  view: () => import('./SimulatorPage.tsx'),
};
