import type { Site } from './browser.ts';

/** The number of variations that an administrator sees: the demo's, plus those of earlier tests. */
export const variationCount = async (site: Site): Promise<number> => {
  const { variations } = await site.api<{ variations: { data: { total: number } } }>(
    'admin',
    '{ variations(query: {}) { data { total } } }',
  );
  return variations.data.total;
};
