import icon from '@mui/icons-material/ChairOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';
import type { StyleRow } from './operations.ts';

const page = () => import('./StylePage.tsx');

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: { list: () => import('./StyleList.tsx'), create: page, edit: page },
  routes: {
    'details/products': page,
    'details/:id/products': page,
    'details/:id/affiliate-products': page,
  },
  found: ({ title, owner, image }: StyleRow) => ({
    ...{ title, detail: owner.name || undefined },
    image: image === null ? null : { filename: image, alt: '' },
  }),
};
