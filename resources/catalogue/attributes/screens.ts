import icon from '@mui/icons-material/TuneOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

const optionsPage = () => import('./options/OptionsPage.tsx');

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: {
    list: () => import('./AttributeList.tsx'),
    create: () => import('./AttributeCreate.tsx'),
    edit: () => import('./AttributeEdit.tsx'),
  },
  routes: {
    'options/informative/:id': optionsPage,
    'options/system/:id': optionsPage,
  },
};
