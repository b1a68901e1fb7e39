import { getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callOf } from '#tests/support/accessCalls.ts';
import {
  codesOf,
  createWorld,
  queries,
  visibleTo,
  type World,
} from '#tests/support/accessWorld.ts';
import { documentOf, everything, type Operation } from '#tests/support/documents.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.api.close());

const lists = queries.filter(({ name, field }) => {
  // concerns a job that the caller started (jobs.test)
  if (name === 'jobFailures') return false;
  // sums, or a proposal, for what a list's filters match
  if (['repaymentSums', 'includeProposal'].includes(name)) return false;
  const type = field.args.find(({ name }) => name === 'query')?.type;
  const named = type && getNamedType(type);
  return isInputObjectType(named) && 'size' in named.getFields();
});

const capped = lists.filter(({ field }) => {
  const type = getNamedType(field.args.find(({ name }) => name === 'query')?.type);
  return isInputObjectType(type) && 'countUpTo' in type.getFields();
});

/** An administrator's token, or a partner's if only partners have the list. */
const tokenFor = ({ access }: Operation) => {
  if (visibleTo('admin')(access)) return world.tokenOf('admin');
  return visibleTo('manufacturer')(access) ? world.tokenOfB : world.vendorB.token;
};

const ask = (list: Operation, page: object) => {
  const valid = callOf(world, list) as { query?: object };
  return world.api.request(
    documentOf(list, everything),
    { ...valid, query: { ...valid.query, ...page } },
    tokenFor(list),
  );
};

const answered = async (list: Operation, page: object) => {
  const { data, errors } = await ask(list, page);
  expect(errors).toEqual([]);
  const answer = data?.[list.name as 'variations'].data;
  return { total: answer?.total, results: answer?.results.map((row) => JSON.stringify(row)) };
};

/** Queries whose total is counted, of lists that otherwise know it. */
const counting: Record<string, object> = {
  // without a filter, the number of variations is kept
  variations: { name: 'oak' },
  // the rows of a page show whether more follow
  deletedRecords: { page: 1_000 },
};

describe('every list', () => {
  test.each(lists)('$name: rejects a page of size 0', async (list) => {
    for (const page of [{ size: 0 }, { size: -1 }, { size: 1_000_001 }, { page: -1 }]) {
      expect(codesOf(await ask(list, page)), JSON.stringify(page)).toEqual(['INVALID']);
    }
  });

  test.each(lists)('$name: continues where the previous page ended', async (list) => {
    const both = await answered(list, { page: 0, size: 2 });
    const first = await answered(list, { page: 0, size: 1 });
    const second = await answered(list, { page: 1, size: 1 });
    expect([...(first.results ?? []), ...(second.results ?? [])]).toEqual(both.results);
    expect([first.total, second.total]).toEqual([both.total, both.total]);
  });

  test.each(lists)('$name: is empty beyond its last page, with its total', async (list) => {
    const { total } = await answered(list, { page: 0, size: 1 });
    expect(await answered(list, { page: 1_000_000, size: 10 })).toEqual({ total, results: [] });
  });

  test.each(capped)('$name: counts only as far as it is asked to', async (list) => {
    expect(codesOf(await ask(list, { countUpTo: 0 }))).toEqual(['INVALID']);
    const filter = counting[list.name] ?? {};
    const { total } = await answered(list, filter);
    world.api.statements.length = 0;
    const counted = await answered(list, { ...filter, countUpTo: 1 });
    expect(counted.total).toBe(Math.min(total ?? Number.NaN, 2));
    expect(world.api.statements.filter((statement) => /limit 2\) x/.test(statement))).toHaveLength(
      1,
    );
  });
});
