import type { ResourceScreens } from '#providers/registry/definition.ts';
import type { StyleRow } from './operations.ts';

export { default as icon } from '@mui/icons-material/ChairOutlined';

const page = () => import('./StylePage.tsx');

export const routes: ResourceScreens['routes'] = {
  'details/products': page,
  'details/:id/products': page,
  'details/:id/affiliate-products': page,
};

export const found = ({ title, owner, image }: StyleRow) => ({
  ...{ title, detail: owner.name || undefined },
  image: image === null ? null : { filename: image, alt: '' },
});
