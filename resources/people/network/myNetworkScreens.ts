import icon from '@mui/icons-material/HandshakeOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: { list: () => import('./MyNetwork.tsx') },
};
