import icon from '@mui/icons-material/StyleOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';
import type { StyleCategoryRecord } from './record.generated.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./record.generated.ts'),
  views: {
    list: () => import('./StyleCategoryList.tsx'),
    create: () => import('./StyleCategoryForm.tsx'),
    edit: () => import('./StyleCategoryForm.tsx'),
  },
  found: ({ name, picture }: StyleCategoryRecord) => ({
    title: name,
    image: picture === null ? null : { filename: picture, alt: '' },
  }),
};
