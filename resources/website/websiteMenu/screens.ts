import icon from '@mui/icons-material/ViewColumnOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';
import { searchOf } from './address.ts';
import type { ListedMenuItem } from './operations.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./operations.ts'),
  views: { list: () => import('./MenuPage.tsx') },
  routes: { items: () => import('./list/ItemList.tsx') },
  found: (item: ListedMenuItem) => ({
    ...{ title: item.name, detail: item.above.map(({ name }) => name).join(' > ') || undefined },
    to: `/website-menu${searchOf(item)}`,
  }),
};
