import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  operations: () => import('./priceChangeOperations.ts'),
  views: { list: () => import('./PriceChanges.tsx') },
};
