import icon from '@mui/icons-material/LayersTwoTone';
import type { ResourceScreens } from '#providers/registry/definition.ts';
import type { VariationRow } from './parts/records.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./VariationList.tsx'),
    create: () => import('./create/VariationCreate.tsx'),
    edit: () => import('./edit/VariationEdit.tsx'),
  },
  routes: {
    'link-samples/:id': () => import('./linkSamples/LinkSamplesPage.tsx'),
  },
  found: ({ name, sku, image }: VariationRow) => ({ title: name, detail: sku, image }),
};
