import { sql, type Transaction } from 'kysely';
import type * as v from 'valibot';
import type {
  serviceGroupInput,
  serviceInput,
  servicesMoveInput,
} from '#contract/rules/service.ts';
import { recordChanges, recordCreated, type Tracked } from '#server/db/changes.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import type { DB } from '#server/generated/database.ts';
import type { BulkFailure } from '#server/generated/graphql.ts';
import { ApiError, invalid, notFound } from '#server/graphql/errors.ts';
import { deleteUnused } from '#server/modules/attributes/deleteUnused.ts';
import { nextVersion } from '#server/modules/variations/changes.ts';

type Trx = Transaction<DB>;
type GroupInput = v.InferOutput<typeof serviceGroupInput>;
type ServiceInput = v.InferOutput<typeof serviceInput>;
type MoveInput = v.InferOutput<typeof servicesMoveInput>;

export const trackedGroup: Tracked = {
  entity: 'serviceGroup',
  snapshot: (ids) => sql`
    select id, jsonb_build_object('name', name) as state
    from service_groups where id = any(${ids}::bigint[])`,
};

export const trackedService: Tracked = {
  entity: 'service',
  snapshot: (ids) => sql`
    select id, jsonb_build_object('name', name, 'group_id', group_id, 'duration', duration,
      'description', description) as state
    from services where id = any(${ids}::bigint[])`,
};

/** Answers its id. */
export const createServiceGroup = (db: Db, userId: string, { name }: GroupInput): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('service_groups')
      .values({ name })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordCreated(trx, trackedGroup, userId, [id]);
    return id;
  });

/** CONFLICT when the input names a version that is no longer the current one. */
export const updateServiceGroup = (
  db: Db,
  userId: string,
  id: string,
  { name, version }: GroupInput,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lock(trx, 'service_groups', id, version);
    await recordChanges(trx, trackedGroup, userId, [id], () =>
      trx
        .updateTable('service_groups')
        .set({ name, ...nextVersion })
        .where('id', '=', id)
        .execute(),
    );
  });

const lock = async (
  trx: Trx,
  table: 'services' | 'service_groups',
  id: string,
  version: number | null | undefined,
): Promise<void> => {
  const current = await trx
    .selectFrom(table)
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  if (version != null && version !== current.version) throw new ApiError('CONFLICT');
};

/** Answers its id. */
export const createService = (db: Db, userId: string, input: ServiceInput): Promise<string> =>
  db.transaction().execute(async (trx) => {
    await assertGroup(trx, input.groupId);
    const { id } = await trx
      .insertInto('services')
      .values(valuesOf(input))
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordCreated(trx, trackedService, userId, [id]);
    return id;
  });

/** CONFLICT when the input names a version that is no longer the current one. */
export const updateService = (
  db: Db,
  userId: string,
  id: string,
  input: ServiceInput,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await assertGroup(trx, input.groupId);
    await lock(trx, 'services', id, input.version);
    await recordChanges(trx, trackedService, userId, [id], () =>
      trx
        .updateTable('services')
        .set({ ...valuesOf(input), ...nextVersion })
        .where('id', '=', id)
        .execute(),
    );
  });

const valuesOf = ({ name, groupId, duration, description }: ServiceInput) => ({
  name,
  group_id: groupId,
  duration,
  description,
});

/** INVALID unless the group is there; a lock keeps it from being deleted now. */
export const assertGroup = async (trx: Trx, id: string): Promise<void> => {
  const { rows } = await sql`
    select id from service_groups where id = ${id} for key share`.execute(trx);
  if (rows.length === 0) throw invalid({ groupId: { rule: 'rules.unknown' } });
};

/** Puts all of them into the group, or none: INVALID where it has one of that name. */
export const moveServices = (db: Db, userId: string, { ids, groupId }: MoveInput): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await assertGroup(trx, groupId);
    const { rows } = await sql<{ id: string; group_id: string }>`
      select id, group_id from services where id = any(${ids}::bigint[])
      order by id for update`.execute(trx);
    if (rows.length < ids.length) throw notFound();
    const moved = rows.filter((row) => row.group_id !== groupId).map((row) => row.id);
    await recordChanges(trx, trackedService, userId, moved, () =>
      trx
        .updateTable('services')
        .set({ group_id: groupId, ...nextVersion })
        .where(sql<boolean>`id = any(${moved}::bigint[])`)
        .execute(),
    );
  });

/** Deletes those that no variation has by itself. */
export const deleteServices = (
  trx: Trx,
  userId: string,
  ids: readonly string[],
): Promise<BulkFailure[]> =>
  deleteUnused(trx, userId, ids, {
    table: 'services',
    of: 'service',
    tracked: trackedService,
    msg: 'error.SERVICE_IN_USE',
  });

/** Deletes those that no service is in and no variation has. */
export const deleteServiceGroups = (
  trx: Trx,
  userId: string,
  ids: readonly string[],
): Promise<BulkFailure[]> =>
  deleteUnused(trx, userId, ids, {
    table: 'service_groups',
    of: 'serviceGroup',
    tracked: trackedGroup,
    msg: 'error.SERVICE_GROUP_IN_USE',
  });
