import { unique } from '#tests/factories/unique.ts';
import type { AreaCalls } from './calls.ts';

export const calls: AreaCalls = {
  attempts: {
    createMenuItem: () => ({ input: { level: 2, name: unique('menu') } }),
    updateMenuItem: ({ menu }) => ({
      id: menu.bottom,
      input: { level: 4, parent_id: menu.middle, name: unique('menu') },
    }),
    updateMenuItemStatus: ({ menu }) => ({ id: menu.top, status: 'published' }),
    updateMenuItemOrders: ({ menu }) => ({ items: [{ id: menu.bottom, sortIndex: 7 }] }),
    updateMenuItemStatusByIds: ({ menu }) => ({
      input: { ids: [menu.top], status: 'unpublished' },
    }),
    deleteMenuItem: ({ menu }) => ({ id: menu.free }),
    deleteMenuItemByIds: ({ menu }) => ({ ids: [menu.other] }),
    exportMenuItems: () => ({ input: { query: {}, format: 'csv', language: 'de' } }),
    syncMenuItemProducts: () => ({}),
  },
  further: {
    getMenuItem: ({ menu }) => ({ id: menu.bottom }),
    menuItemProducts: ({ menu }) => ({ query: { item_id: menu.bottom } }),
  },
};
