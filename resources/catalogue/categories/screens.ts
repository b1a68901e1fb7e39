import icon from '@mui/icons-material/AccountTreeOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';
import { chosenParameter } from './chosenParameter.ts';
import type { FoundCategory } from './operations.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: { list: () => import('./CategoriesPage.tsx') },
  found: ({ id, name, above }: FoundCategory) => ({
    ...{ title: name, detail: above.join(' > ') || undefined },
    to: `/collections/categories?${chosenParameter}=${id}`,
  }),
};
