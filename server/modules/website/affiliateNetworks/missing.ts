import { sql } from 'kysely';
import type { Work } from '#server/jobs/kind.ts';
import { renewRunLease } from './lease.ts';
import type { Network } from './open.ts';

const atOnce = 1000;

/** Marks products that are no longer in the feed, a thousand at a time. */
export const markMissingProducts = async (
  work: Work,
  network: Network,
  seen: ReadonlySet<string>,
): Promise<void> => {
  for (let after = ''; ; ) {
    work.stopping.throwIfAborted();
    const last = await work.inBatch(async (trx) => {
      await renewRunLease(trx, work, network);
      const { rows } = await sql<{ id: string; external_id: string; is_gone: boolean }>`
        select id, external_id, gone_at is not null as is_gone from affiliate_products
        where network_id = ${network.id} and external_id > ${after}
        order by external_id limit ${atOnce}`.execute(trx);
      const gone = rows.filter((row) => !row.is_gone && !seen.has(row.external_id));
      if (gone.length > 0)
        await mark(
          trx,
          network,
          gone.map(({ id }) => id),
        );
      return rows.at(-1)?.external_id;
    });
    if (last === undefined) return;
    after = last;
    await work.yieldToOthers();
  }
};

const mark = async (trx: Work['db'], { runId }: Network, ids: readonly string[]): Promise<void> => {
  const { numAffectedRows } = await sql`
    update affiliate_products p set gone_at = now(), version = version + 1, updated_at = now()
    from (
      select id from affiliate_products where id = any(${ids}::bigint[]) and gone_at is null
      order by id for update) x
    where p.id = x.id`.execute(trx);
  await sql`
    update affiliate_runs set gone = gone + ${Number(numAffectedRows ?? 0)}
    where id = ${runId}`.execute(trx);
};
