import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { Interrupted } from '#server/jobs/hold.ts';
import type { Work } from '#server/jobs/kind.ts';
import { renewJobLease } from '#server/jobs/records.ts';
import type { Network } from './open.ts';

/**
 * Renews the lease and locks the network for this step: deleting or pausing a network stops its
 * run.
 * @throws Interrupted
 */
export const renewRunLease = async (trx: Db, { job }: Work, { id }: Network): Promise<void> => {
  const going = await renewJobLease(trx, job);
  if (going !== 'go') throw new Interrupted(going);
  const { rows } = await sql`
    select from affiliate_networks where id = ${id} and status = 'active' for key share`.execute(
    trx,
  );
  if (rows.length === 0) throw new Interrupted('stop');
};
