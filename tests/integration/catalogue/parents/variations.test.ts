import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  combineVariation,
  createConfigurable,
  createParent,
  createVariation,
  createVariations,
} from '#tests/factories/products.ts';
import { createOption } from '#tests/factories/structure.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';
import { documents, fieldsOf, maker, newVariation, signInMaker } from './calls.ts';

shareApi();
signInMaker();

describe('a variation', () => {
  const add = async (parent_id: string, combinations: object[], values = {}) => ({
    parent_id,
    input: await newVariation(combinations, values),
  });
  const choicesOf = ({ attributes }: Awaited<ReturnType<typeof createConfigurable>>, at = 0) =>
    attributes.map(({ attr_id, options }) => ({ attr_id, option_id: options[at] }));

  test('has one option of each attribute, in the product’s order', async () => {
    const product = await createConfigurable(api.db);
    const choices = choicesOf(product);
    const { variationCreate } = await api.data(
      documents.addVariation,
      await add(product.parent.id, choices.toReversed()),
      admin,
    );
    expect(variationCreate.data).toMatchObject({
      status: '2',
      price: '12.50',
      combinations: choices,
    });
    const refused = async (combinations: object[]) =>
      (await fieldsOf(documents.addVariation, await add(product.parent.id, combinations)))
        ?.combinations?.rule;
    expect(await refused(choices.slice(1))).toBe('rules.combinationIncomplete');
    expect(await refused([])).toBe('rules.combinationIncomplete');
    expect(await refused([choices[0] ?? {}, choices[0] ?? {}])).toBe('rules.attributeChosenTwice');
    const stranger = await createOption(api.db);
    const wrong = { attr_id: stranger.attr_id, option_id: stranger.id };
    expect(await refused([choices[0] ?? {}, wrong])).toBe('rules.notOfProduct');
    expect(await refused(choices)).toBe('rules.variationExists');
  });

  test('with the same combination, created twice at once, exists once', async () => {
    const product = await createConfigurable(api.db);
    const calls = await Promise.all(
      [1, 2, 3].map(() => add(product.parent.id, choicesOf(product))),
    );
    const answers = await Promise.all(
      calls.map((call) => api.request(documents.addVariation, call, admin)),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    for (const { errors } of answers.filter((answer) => answer.errors.length > 0)) {
      expect(errors[0]?.extensions.fields).toEqual({
        combinations: { rule: 'rules.variationExists' },
      });
    }
  });

  test('is enforced by the database, too', async () => {
    const product = await createConfigurable(api.db, [2]);
    const [{ attr_id, options } = { attr_id: '', options: [] }] = product.attributes;
    const option = { attr_id, id: options[0] ?? '' };
    const [one = '', other = ''] = await createVariations(api.db, product.parent.id, 2);
    await combineVariation(api.db, one, option);
    await expect(combineVariation(api.db, other, option)).rejects.toThrow(
      'variations_combinations_key',
    );
    const sample = await createVariation(api.db, { sample_of_id: one });
    await combineVariation(api.db, sample.id, option);
  });

  test('gets another combination with its sample', async () => {
    const product = await createConfigurable(api.db);
    const { variationCreate } = await api.data(
      documents.addVariation,
      await add(product.parent.id, choicesOf(product)),
      admin,
    );
    const { id } = variationCreate.data;
    const sample = await createVariation(api.db, { sample_of_id: id });
    const combinations = choicesOf(product, 1);
    const input = { combinations, version: 1 };
    const { updateVariationCombination } = await api.data(documents.combine, { id, input }, admin);
    expect(updateVariationCombination.data.version).toBe(2);
    const { rows } = await sql<{ key: string }>`
      select distinct combination_key as key from variations
      where id in (${id}, ${sample.id})`.execute(api.db);
    expect(rows).toHaveLength(1);
    expect((await refusal(documents.combine, { id, input })).extensions.code).toBe('CONFLICT');
    const ofSample = { id: sample.id, input: { combinations } };
    expect(await fieldsOf(documents.combine, ofSample)).toEqual({
      combinations: { rule: 'rules.ofItsProduct' },
    });
    await api.data(documents.addVariation, await add(product.parent.id, choicesOf(product)), admin);
    const back = { id, input: { combinations: choicesOf(product) } };
    expect(await fieldsOf(documents.combine, back)).toEqual({
      combinations: { rule: 'rules.variationExists' },
    });
  });

  test('of a simple product is the only one', async () => {
    const parent = await createParent(api.db, { type: '1' });
    await api.data(documents.addVariation, await add(parent.id, []), admin);
    expect(await fieldsOf(documents.addVariation, await add(parent.id, []))).toEqual({
      combinations: { rule: 'rules.oneVariation' },
    });
  });

  test('is not added to, nor combined in, another manufacturer’s product', async () => {
    const product = await createConfigurable(api.db);
    const call = await add(product.parent.id, choicesOf(product));
    expect((await refusal(documents.addVariation, call, maker.token)).extensions.code).toBe(
      'NOT_FOUND',
    );
    const { id } = await createVariation(api.db, { parent_id: product.parent.id });
    const input = { combinations: choicesOf(product) };
    expect((await refusal(documents.combine, { id, input }, maker.token)).extensions.code).toBe(
      'NOT_FOUND',
    );
  });
});
