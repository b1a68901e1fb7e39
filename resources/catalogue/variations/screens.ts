import type { ResourceScreens } from '#providers/registry/definition.ts';
import type { VariationRow } from './parts/records.ts';

export { default as icon } from '@mui/icons-material/LayersTwoTone';

export const routes: ResourceScreens['routes'] = {
  'link-samples/:id': () => import('./linkSamples/LinkSamplesPage.tsx'),
};

export const found = ({ name, sku, image }: VariationRow) => ({ title: name, detail: sku, image });
