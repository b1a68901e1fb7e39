import type { Site } from './browser.ts';

/**
 * Creates a product tag.
 * @returns its id
 */
export const createTag = async (site: Site, name: string): Promise<string> => {
  const { createTag: created } = await site.api<{ createTag: { data: { id: string } } }>(
    'admin',
    'mutation ($input: TagInput!) { createTag(input: $input) { data { id } } }',
    { input: { name, type: 'product' } },
  );
  return created.data.id;
};
