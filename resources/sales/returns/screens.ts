import icon from '@mui/icons-material/AssignmentReturnOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./record.generated.ts'),
  views: { list: () => import('./ReturnList.tsx') },
};
