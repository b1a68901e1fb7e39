import icon from '@mui/icons-material/StorefrontOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';
import type { ShowroomRecord } from './record.generated.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./record.generated.ts'),
  views: {
    list: () => import('./ShowroomList.tsx'),
    create: () => import('./ShowroomForm.tsx'),
    edit: () => import('./ShowroomForm.tsx'),
  },
  found: ({ name, post_code, city, pictures: [picture] }: ShowroomRecord) => ({
    title: name,
    detail: `${post_code} ${city}`,
    image: picture ?? null,
  }),
};
