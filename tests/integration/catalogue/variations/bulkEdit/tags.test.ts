import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { runJob } from '#server/background.ts';
import { fixedBatches } from '#server/jobs/batches.ts';
import { assignTags } from '#tests/factories/products.ts';
import { createTag } from '#tests/factories/structure.ts';
import { changesOf } from '#tests/support/changes.ts';
import { secrets } from '#tests/support/secrets.ts';
import { api, shareApi } from '#tests/support/testApi.ts';
import { edit, fieldsRefused, preview, priced, stateOf } from './calls.ts';

shareApi();

describe('tags', () => {
  const tagsOf = async (id: string) => {
    const rows = await api.db
      .selectFrom('variation_tags')
      .select('tag_id')
      .where('variation_id', '=', id)
      .orderBy('tag_id')
      .execute();
    return rows.map((row) => row.tag_id);
  };

  test('are added, removed and replaced; variations that already match stay unchanged', async () => {
    const [one, two] = [await createTag(api.db), await createTag(api.db)];
    const [id = '', bare = ''] = await priced('1.00', '1.00');
    await assignTags(api.db, id, [one.id]);
    const change = (mode: string, tag: { id: string }) => ({
      ids: [id, bare],
      tags: { mode, ids: [tag.id] },
    });
    expect((await preview(change('add', one))).results).toMatchObject([
      { id: bare, outcome: 'changed', fields: [{ before: [], after: [one.name] }] },
      { id, outcome: 'unchanged', fields: [{ before: [one.name], after: [one.name] }] },
    ]);
    await edit(change('add', one));
    expect([await tagsOf(id), await tagsOf(bare)]).toEqual([[one.id], [one.id]]);
    expect([(await stateOf(id)).version, (await stateOf(bare)).version]).toEqual([1, 2]);
    await edit(change('replace', two));
    expect([await tagsOf(id), await tagsOf(bare)]).toEqual([[two.id], [two.id]]);
    expect(await changesOf(api.db, 'variation', id)).toMatchObject([
      { before: { tags: [Number(one.id)] }, after: { tags: [Number(two.id)] } },
    ]);
    await edit(change('remove', two));
    expect(await tagsOf(bare)).toEqual([]);
  });

  test('are the ones for products', async () => {
    const style = await createTag(api.db, { type: 'style' });
    const [id] = await priced('1.00');
    for (const tag of [style.id, '999999999']) {
      const input = { ids: [id], tags: { mode: 'add', ids: [tag] } };
      expect(await fieldsRefused(input)).toEqual({ 'tags.ids': { rule: 'rules.unknown' } });
    }
  });

  test('deleted while the job is waiting are reported for each row', async () => {
    const { db } = api;
    const tag = await createTag(db);
    const ids = await priced(...Array.from({ length: 101 }, () => '1.00'));
    const { job } = await edit({ ids, tags: { mode: 'add', ids: [tag.id] } });
    await db.deleteFrom('tags').where('id', '=', tag.id).execute();
    const report = (error: Error) => expect.unreachable(String(error));
    await runJob(
      {
        secrets,
        db,
        inBatch: fixedBatches(db, 100),
        report,
        stopping: new AbortController().signal,
      },
      job?.id ?? '',
    );
    const { rows } = await sql`
      select state, msg, count(*)::int as n from job_rows where job_id = ${job?.id} group by 1, 2`.execute(
      db,
    );
    expect(rows).toEqual([{ state: 'failed', msg: 'rules.unknown', n: 101 }]);
  });
});
