import type { ResourceScreens } from '#providers/registry/definition.ts';

export { default as icon } from '@mui/icons-material/UploadFileOutlined';

export const routes: ResourceScreens['routes'] = {
  'details/:id': () => import('./details/ImportPage.tsx'),
};
