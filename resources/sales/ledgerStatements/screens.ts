import type { ResourceScreens } from '#providers/registry/definition.ts';

export const screens: ResourceScreens = {
  operations: () => import('./record.generated.ts'),
  views: { list: () => import('./LedgerStatementList.tsx') },
};
