import type { Site } from './browser.ts';

/** How many there are for an administrator: those of the demo, and what tests before have made. */
export const variationCount = async (site: Site): Promise<number> => {
  const { variations } = await site.api<{ variations: { data: { total: number } } }>(
    'admin',
    '{ variations(query: {}) { data { total } } }',
  );
  return variations.data.total;
};
