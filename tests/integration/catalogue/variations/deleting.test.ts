import { describe, expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import {
  assignTags,
  createVariation,
  createVariationOf,
  fillVariation,
} from '#tests/factories/products.ts';
import { createTag } from '#tests/factories/structure.ts';
import type { Variables } from '#tests/support/api.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, administrator, api, refusal, shareApi } from '#tests/support/testApi.ts';
import { current, documents } from './calls.ts';

shareApi();

describe('deleting', () => {
  test('deletes the sample, the images and the tags too, and records both', async () => {
    const variation = await createVariation(api.db);
    await fillVariation(api.db, variation);
    const tag = await createTag(api.db);
    await assignTags(api.db, variation.id, [tag.id]);
    const { parent_id } = variation;
    const sample = await createVariation(api.db, { parent_id, sample_of_id: variation.id });
    const sibling = await createVariation(api.db, { parent_id });

    const { variationDelete } = await api.data(documents.remove, { id: variation.id }, admin);
    expect(variationDelete.data).toEqual([variation.id]);
    expect(await current(variation.id)).toBeUndefined();
    expect(await current(sample.id)).toBeUndefined();
    expect(await current(sibling.id)).toBeDefined();
    for (const table of ['variation_images', 'variation_tags', 'variation_attributes'] as const) {
      const rows = await api.db
        .selectFrom(table)
        .select('variation_id')
        .where('variation_id', '=', variation.id)
        .execute();
      expect(rows).toEqual([]);
    }
    expect(await changesOf(api.db, 'variation', variation.id)).toMatchObject([
      {
        action: 'delete',
        user_id: administrator.id,
        before: {
          name: variation.name,
          tags: [Number(tag.id)],
          images: [{ main: false }, { main: true }],
          values: [{}],
          combinations: [{}],
        },
        after: null,
      },
    ]);
    expect(await changesOf(api.db, 'variation', sample.id)).toMatchObject([
      { action: 'delete', before: { sample_of_id: Number(variation.id) }, after: null },
    ]);
  });

  test('a sample leaves its product', async () => {
    const product = await createVariation(api.db);
    const sample = await createVariation(api.db, { sample_of_id: product.id });
    await api.data(documents.remove, { id: sample.id }, admin);
    expect(await current(product.id)).toMatchObject({ version: 1 });
  });

  test('several at once deletes each of them, even if named twice or with its sample', async () => {
    const first = await createVariation(api.db);
    const sample = await createVariation(api.db, { sample_of_id: first.id });
    const second = await createVariation(api.db);
    const ids = [second.id, first.id, sample.id, first.id];
    const { variationDeleteByIds } = await api.data(documents.removeMany, { ids }, admin);
    expect(variationDeleteByIds.data).toEqual([second.id, first.id, sample.id]);
    for (const id of ids) expect(await current(id)).toBeUndefined();
  });

  test('twice is NOT_FOUND the second time', async () => {
    const { id } = await createVariation(api.db);
    await api.data(documents.remove, { id }, admin);
    expect((await refusal(documents.remove, { id })).extensions).toEqual({ code: 'NOT_FOUND' });
  });
});

describe('setting the status', () => {
  test('changes only those that differ, and records only them', async () => {
    const draft = await createVariation(api.db, { status: '2' });
    const published = await createVariation(api.db, { status: '1' });
    const ids = [published.id, draft.id];
    const { updateProductVariationsStatus } = await api.data(
      documents.setStatus,
      { input: { ids, status: '1' } },
      admin,
    );
    expect(updateProductVariationsStatus).toEqual({ data: [draft.id], failures: [] });
    expect(await current(draft.id)).toMatchObject({ status: '1', version: 2 });
    expect(await current(published.id)).toMatchObject({ status: '1', version: 1 });
    expect(await changesOf(api.db, 'variation', draft.id)).toMatchObject([
      {
        action: 'update',
        user_id: administrator.id,
        before: { status: '2' },
        after: { status: '1' },
      },
    ]);
    expect(await changesOf(api.db, 'variation', published.id)).toEqual([]);
  });

  test('works in both directions, publishing and setting as draft', async () => {
    const { id } = await createVariation(api.db, { status: '1' });
    await api.data(documents.setStatus, { input: { ids: [id], status: '2' } }, admin);
    expect(await current(id)).toMatchObject({ status: '2', version: 2 });
    const { publishVariations } = await api.data(
      documents.publish,
      { input: { ids: [id] } },
      admin,
    );
    expect(publishVariations.data).toEqual([id]);
    expect(await current(id)).toMatchObject({ status: '1', version: 3 });
  });

  test.each([null, '', '0', 'published'])('%j is INVALID', async (status) => {
    const { id } = await createVariation(api.db);
    expect(
      (await refusal(documents.setStatus, { input: { ids: [id], status } })).extensions,
    ).toEqual({
      code: 'INVALID',
      fields: { status: { rule: 'rules.status' } },
    });
  });
});

describe('a bulk call', () => {
  const calls: [string, string, (ids: unknown) => Variables][] = [
    ['deleting', documents.removeMany, (ids) => ({ ids })],
    ['setting the status', documents.setStatus, (ids) => ({ input: { ids, status: '1' } })],
    ['publishing', documents.publish, (ids) => ({ input: { ids } })],
  ];
  const many = Array.from({ length: 10_001 }, (_, n) => String(n + 1));

  describe.each(calls)('%s', (_, document, variables) => {
    test.each<[string, unknown, object]>([
      ['no id', [], { rule: 'rules.required' }],
      ['a word', ['abc'], { rule: 'rules.id' }],
      ['a negative id', ['1', '-1'], { rule: 'rules.id' }],
      ['an id beyond bigint', ['99999999999999999999'], { rule: 'rules.id' }],
      ['10,001 ids', many, { rule: 'rules.maxItems', limit: 10_000 }],
      ['neither ids nor a query', null, { rule: 'rules.required' }],
    ])('with %s is INVALID', async (_name, ids, violation) => {
      expect((await refusal(document, variables(ids))).extensions).toEqual({
        code: 'INVALID',
        fields: { ids: violation },
      });
    });

    test('with missing ids is NOT_FOUND', async () => {
      const ids = ['999999998', '999999999'];
      expect((await refusal(document, variables(ids))).extensions).toEqual({
        code: 'NOT_FOUND',
        failures: ids.map((id) => ({ id, code: 'NOT_FOUND', msg: 'error.NOT_FOUND' })),
      });
    });

    test('skips another manufacturer’s variations among its own, without naming them', async () => {
      const { token, user } = await signedIn(api.db, 'manufacturer');
      const own = await createVariationOf(api.db, user.manufacturer_id ?? '');
      const foreign = await createVariation(api.db);
      const answer = await api.data(document, variables([own.id, foreign.id]), token);
      expect(Object.values(answer)).toEqual([
        { data: [own.id], failures: [{ id: foreign.id, label: null, code: 'NOT_FOUND' }] },
      ]);
      expect(await current(foreign.id)).toMatchObject({ version: 1, status: '2' });
    });
  });
});

describe('at the same time', () => {
  const codesOf = async (calls: Promise<{ errors: { extensions: { code: string } }[] }>[]) =>
    (await Promise.all(calls)).flatMap(({ errors }) => errors.map((e) => e.extensions.code));

  test('bulk calls over the same rows in other orders wait for each other', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 20; n += 1) ids.push((await createVariation(api.db)).id);
    const backwards = [...ids].reverse();
    const setStatus = (list: string[], status: string) =>
      api.request(documents.setStatus, { input: { ids: list, status } }, admin);
    const codes: string[] = [];
    // few enough to avoid overload
    for (let round = 0; round < 3; round += 1) {
      codes.push(
        ...(await codesOf(
          Array.from({ length: 6 }, (_, n) =>
            setStatus(n % 2 ? ids : backwards, n % 4 < 2 ? '1' : '2'),
          ),
        )),
      );
    }
    expect(codes).toEqual([]);
  });

  test('deleting products and publishing their samples wait for each other', async () => {
    const products: string[] = [];
    const samples: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      // samples older than their products
      const sample = await createVariation(api.db);
      const product = await createVariation(api.db, { parent_id: sample.parent_id });
      await api.db
        .updateTable('variations')
        .set({ sample_of_id: product.id })
        .where('id', '=', sample.id)
        .execute();
      products.push(product.id);
      samples.push(sample.id);
    }
    // few enough to avoid overload
    for (let from = 0; from < products.length; from += 3) {
      const calls = products
        .slice(from, from + 3)
        .flatMap((product, n) => [
          api.request(documents.remove, { id: product }, admin),
          api.request(documents.publish, { input: { ids: [samples[from + n], product] } }, admin),
        ]);
      for (const code of await codesOf(calls)) expect(code).toBe('NOT_FOUND');
    }
    for (const id of [...products, ...samples]) expect(await current(id)).toBeUndefined();
  });
});
