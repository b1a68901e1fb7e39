import type { ResourceScreens } from '#providers/registry/definition.ts';

export { default as icon } from '@mui/icons-material/TuneOutlined';

const optionsPage = () => import('./options/OptionsPage.tsx');

export const routes: ResourceScreens['routes'] = {
  'options/informative/:id': optionsPage,
  'options/system/:id': optionsPage,
};
