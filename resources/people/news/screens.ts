import icon from '@mui/icons-material/CampaignOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./record.generated.ts'),
  views: {
    list: () => import('./NewsList.tsx'),
    create: () => import('./NewsForm.tsx'),
    edit: () => import('./NewsForm.tsx'),
  },
};
