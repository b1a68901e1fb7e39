import type { PageScreens } from '#providers/registry/definition.ts';

export const screens: PageScreens = {
  view: () => import('./AccountPage.tsx'),
};
