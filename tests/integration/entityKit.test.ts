import { sql } from 'kysely';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { requiredText, searchText, status, version } from '#contract/rules/platform/fields.ts';
import { listQueryOf } from '#contract/rules/platform/list.ts';
import { inTransaction } from '#server/db/database.ts';
import { deleteAction, statusAction } from '#server/entity/actions.ts';
import { rowsBelow } from '#server/entity/children.ts';
import type { Entity } from '#server/entity/entity.ts';
import { byColumn, contains, equals } from '#server/entity/filters.ts';
import { lastPlace } from '#server/entity/order.ts';
import { type Readable, readerOf, recordById } from '#server/entity/read.ts';
import { orderResolver, statusResolver } from '#server/entity/resolvers.ts';
import { restorerOf } from '#server/entity/restore.ts';
import { createRecord, trackedOf, updateRecord } from '#server/entity/write.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { DB } from '#server/generated/database.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import { doBulk } from '#server/jobs/bulk.ts';
import { signedIn } from '#tests/factories/people.ts';
import { changesOf } from '#tests/support/changes.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

/* Parts of the entity kit that no entity uses yet: owner, status, order and child rows, on a
   separate table of this test. */

shareApi();

const table = 'test_places' as keyof DB;
const hour = v.object({ day: v.number(), opensAt: v.string() });
type Hour = v.InferOutput<typeof hour>;

const input = v.object({ name: requiredText(100), hours: v.array(hour), version });
const query = listQueryOf(['sortIndex', 'name'], { name: searchText, status: v.nullish(status) });
type Input = v.InferOutput<typeof input>;
type Filter = v.InferOutput<typeof query>;

interface Place {
  id: string;
  name: string;
  status: string;
  sortIndex: number;
  version: number;
  hours: Hour[];
}

const reading: Readable<Filter> = {
  table,
  owner: ['vendor_id'],
  columns: ['name'],
  readOnlyColumns: ['status', 'sortIndex'],
  children: {
    hours: rowsBelow<Hour>({
      table: 'test_hours' as keyof DB,
      of: 'place_id',
      fields: ['day', 'opensAt'],
    }),
  },
  fields: () => ({}),
  filters: { name: contains('name'), status: equals('status') },
  sorts: { sortIndex: byColumn('sort_index'), name: byColumn('name') },
};

const places: Entity<Place, Filter, Input> = {
  ...reading,
  ...readerOf<Place, Filter>(reading),
  tracked: trackedOf({ name: 'place', ...reading }),
  name: 'place',
  plural: 'places',
  area: 'delivery',
  input,
  query,
  created: ({ viewer }) => ({ sort_index: lastPlace(viewer, table, ['vendor_id']) }),
  uses: (given) => sql`select 'use' as kind, id, place_id as used from test_uses
    where place_id = ${given}`,
};

const asked = () => new Set(['name', 'status', 'sortIndex', 'version', 'hours']);
const hours = [
  { day: 2, opensAt: '09:00' },
  { day: 1, opensAt: '10:00' },
];
let mine: Viewer;
let theirs: Viewer;

beforeAll(async () => {
  await sql`
    create table test_places (id bigint generated always as identity primary key,
      vendor_id bigint not null, name text not null, status text not null default '2',
      sort_index integer not null default 0, version integer not null default 1,
      created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
      constraint test_places_name_key unique (vendor_id, name))`.execute(api.db);
  await sql`
    create table test_hours (id bigint generated always as identity primary key,
      place_id bigint not null references test_places on delete cascade, day integer not null,
      opens_at text not null, sort_index integer not null)`.execute(api.db);
  await sql`
    create table test_uses (id bigint generated always as identity primary key,
      place_id bigint not null references test_places)`.execute(api.db);
  [mine, theirs] = [await viewerOfVendor(), await viewerOfVendor()];
});

const viewerOfVendor = async (): Promise<Viewer> => {
  const { user } = await signedIn(api.db, 'vendor');
  const roles = ['vendor', 'vendor', 'account_pro'];
  return {
    userId: user.id,
    portal: 'vendor',
    roles,
    manufacturerId: null,
    vendorId: user.vendor_id,
  };
};

const writing = <Result>(viewer: Viewer, work: (writing: Writing) => Promise<Result>) =>
  inTransaction(api.db, (trx) => work({ trx, queue: api.queue, viewer }));

const contextOf = (viewer: Viewer) => ({ db: api.db, queue: api.queue, viewer }) as Context;

const create = (viewer: Viewer, name: string): Promise<string> =>
  writing(viewer, (each) => createRecord(places)(each, { name, hours }));

const placeNames = async (viewer: Viewer): Promise<string[]> => {
  const filter = v.parse(query, {});
  const { results } = await places.list(api.db, viewer, filter, asked);
  return (results as Place[]).map(({ name }) => name);
};

const codeOf = (error: unknown) => (error instanceof DomainError ? error.code : error);

describe('an owner', () => {
  test('lists, edits and deletes only its own records', async () => {
    const id = await create(mine, 'Mine');
    await create(theirs, 'Theirs');
    expect(await placeNames(mine)).toEqual(['Mine']);
    expect(await placeNames(theirs)).toEqual(['Theirs']);
    expect(await placeNames({ ...mine, portal: 'admin' })).toEqual(['Mine', 'Theirs']);
    expect(await placeNames({ ...mine, vendorId: null })).toEqual([]);
    const edit = writing(theirs, (each) => updateRecord(places)(each, id, { name: 'X', hours }));
    expect(await edit.catch(codeOf)).toBe('NOT_FOUND');
    const { data, failures } = await doBulk(
      { ...contextOf(theirs), viewer: theirs },
      deleteAction(places),
      { ids: [id] },
      {},
    );
    expect([data, failures.map(({ code }) => code)]).toEqual([[], ['NOT_FOUND']]);
  });
});

describe('child rows', () => {
  test('are stored in their order, recorded and restored', async () => {
    const id = await create(mine, 'With hours');
    expect(await recordById(api.db, mine, places, id, asked)).toMatchObject({ hours, version: 1 });
    const later = [{ day: 3, opensAt: '08:00' }];
    await writing(mine, (each) =>
      updateRecord(places)(each, id, { name: 'Changed', hours: later, version: 1 }),
    );
    const [, change] = await changesOf(api.db, 'place', id);
    const state = change?.before as Record<string, unknown>;
    expect(state.hours).toEqual([
      { day: 2, opens_at: '09:00' },
      { day: 1, opens_at: '10:00' },
    ]);
    const restoring = { id, state, changeId: '0', version: 2, confirmedLoss: 0 };
    await writing(mine, (each) => restorerOf(places).update({ ...each, ...restoring }));
    const restored = { name: 'With hours', hours, version: 3 };
    expect(await recordById(api.db, mine, places, id, asked)).toMatchObject(restored);
  });

  test('are restored with a deleted record, with its status and owner', async () => {
    const id = await create(mine, 'Gone');
    const setStatus = statusResolver(places, statusAction(places), status);
    await setStatus(null, { input: { ids: [id], status: '1' } }, contextOf(mine));
    await doBulk({ ...contextOf(mine), viewer: mine }, deleteAction(places), { ids: [id] }, {});
    const state = (await changesOf(api.db, 'place', id)).at(-1)?.before as Record<string, unknown>;
    const restoring = { id, state, changeId: '0', version: null, confirmedLoss: 0 };
    await writing(mine, (each) => restorerOf(places).revive({ ...each, ...restoring }));
    const revived = { name: 'Gone', status: '1', hours };
    expect(await recordById(api.db, mine, places, id, asked)).toMatchObject(revived);
  });
});

describe('a status', () => {
  test('is set for many; a rejected one stays, and says why', async () => {
    const [open, closed] = [await create(mine, 'Open'), await create(mine, 'Closed')];
    const action = statusAction(places, async (_, ids) =>
      ids
        .filter((id) => id === closed)
        .map((id) => ({ id, code: 'INVALID', msg: 'error.INVALID' })),
    );
    const setStatus = statusResolver(places, action, status);
    const ids = [open, closed];
    const answer = await setStatus(null, { input: { ids, status: '1' } }, contextOf(mine));
    expect([answer.data, answer.failures.map(({ id }) => id)]).toEqual([[open], [closed]]);
    expect(await recordById(api.db, mine, places, open, asked)).toMatchObject({ status: '1' });
    expect(() => setStatus(null, { input: { ids, status: '7' } }, contextOf(mine))).toThrow(
      'error.INVALID',
    );
  });
});

describe('an order', () => {
  test('must contain the whole list, otherwise it is a CONFLICT', async () => {
    const viewer = await viewerOfVendor();
    const ids = [await create(viewer, 'A'), await create(viewer, 'B'), await create(viewer, 'C')];
    const order = orderResolver(places);
    const items = ids.toReversed().map((id, sortIndex) => ({ id, sortIndex }));
    await order(null, { items }, contextOf(viewer));
    expect(await placeNames(viewer)).toEqual(['C', 'B', 'A']);
    for (const wrong of [items.slice(1), [...items, { id: '999999', sortIndex: 9 }]]) {
      const answer = order(null, { items: wrong }, contextOf(viewer));
      expect(await answer.catch(codeOf)).toBe('CONFLICT');
    }
    expect(await placeNames(viewer)).toEqual(['C', 'B', 'A']);
  });
});

test('a record in use stays, with the number of its uses', async () => {
  const [used, free] = [await create(mine, 'Used'), await create(mine, 'Free')];
  await sql`insert into test_uses (place_id) values (${used}), (${used})`.execute(api.db);
  const { data, failures } = await doBulk(
    { ...contextOf(mine), viewer: mine },
    deleteAction(places),
    { ids: [used, free] },
    {},
  );
  expect(data).toEqual([free]);
  expect(failures).toEqual([
    { id: used, label: 'Used', code: 'IN_USE', msg: 'error.STILL_USED', count: 2 },
  ]);
});
