import fs from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createMarket } from '#tests/factories/market.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

/** The first code block of a language in the document for shops. */
const blockOf = (text: string, language: string): string =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1] ?? '';

test('the example of the document for shops is a valid order', async () => {
  const text = await fs.readFile('docs/orders-for-shops.md', 'utf8');
  const market = await createMarket(api.db);
  const { input } = JSON.parse(blockOf(text, 'json')) as { input: Record<string, unknown> };
  const { lines, services, code } = market.order();
  // existing ids, article numbers and code replace those of the example
  const real = { ...input, orderedAt: new Date().toISOString(), lines, services, code };
  const { createOrder } = await api.data(blockOf(text, 'graphql'), { input: real }, market.key);
  expect(createOrder.data).toMatchObject({ status: 'open', total: input.expectedTotal });
  const document = `query ($id: String!) { shopOrder(externalId: $id) { data { status total } } }`;
  const { shopOrder } = await api.data(document, { id: input.externalId }, market.key);
  expect(shopOrder.data.status).toBe('open');
});
