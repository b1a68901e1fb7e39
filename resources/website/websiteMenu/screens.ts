import type { ResourceScreens } from '#providers/registry/definition.ts';
import { searchOf } from './address.ts';
import type { ListedMenuItem } from './operations.ts';

export { default as icon } from '@mui/icons-material/ViewColumnOutlined';

export const routes: ResourceScreens['routes'] = { items: () => import('./list/ItemList.tsx') };

export const found = (item: ListedMenuItem) => ({
  ...{ title: item.name, detail: item.above.map(({ name }) => name).join(' > ') || undefined },
  to: `/website-menu${searchOf(item)}`,
});
