import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { defineResource } from '#providers/registry/definition.ts';

/** Workbooks of variations that were uploaded: what they would do, and what they did. */
export const imports = defineResource({
  name: 'products/imports',
  area: 'imports',
  // nothing of an import is edited: its page is a route of its own at the usual address
  paths: { create: 'create', edit: 'details/:id' },
  filters: { state: 'string' },
  menu: { group: 'products', icon: ImportIcon, order: 40 },
  operations: () => import('./operations.ts'),
  views: { list: () => import('./ImportList.tsx') },
  routes: [
    { path: 'details/:id', area: 'imports', view: () => import('./details/ImportPage.tsx') },
  ],
});
