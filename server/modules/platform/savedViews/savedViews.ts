import { type RawBuilder, sql } from 'kysely';
import type { SavedView } from '#contract/generated/schema.ts';
import { limits } from '#contract/limits.ts';
import { numberIn } from '#contract/rules/platform/accountNumber.ts';
import type { SavedViewValues } from '#contract/rules/platform/savedView.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { DomainError, invalid, notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';

/**
 * The viewer's own views and those shared by colleagues, i.e. users of the same portal and owner.
 */
const visible = ({ userId, portal, manufacturerId, vendorId }: Viewer): RawBuilder<unknown> => sql`(
  v.user_id = ${userId}
  or v.shared and exists (
    select 1 from users u where u.id = v.user_id and u.role = ${portal}
      and u.manufacturer_id is not distinct from ${manufacturerId}::bigint
      and u.vendor_id is not distinct from ${vendorId}::bigint))`;

const select = async (db: Db, viewer: Viewer, where: RawBuilder<unknown>): Promise<SavedView[]> => {
  const { rows } = await sql<SavedView>`
    select v.id, v.resource, v.name, v.search, v.shared, v.user_id = ${viewer.userId} as own
    from saved_views v where ${visible(viewer)} and ${where}
    order by lower(v.name), v.id`.execute(db);
  return rows;
};

export const listViews = (db: Db, viewer: Viewer, resource: string): Promise<SavedView[]> =>
  select(db, viewer, sql`v.resource = ${resource}`);

/** Saves the view under its name; INVALID if the list has too many. */
export const saveView = (db: Db, viewer: Viewer, input: SavedViewValues): Promise<SavedView> =>
  inTransaction(db, async (trx) => {
    const { resource, name, search, shared } = input;
    assertNoNumber(search);
    await assertRoom(trx, viewer, resource);
    const { rows } = await sql<{ id: string }>`
      insert into saved_views (user_id, resource, name, search, shared)
      values (${viewer.userId}, ${resource}, ${name}, ${search}, ${shared})
      on conflict (user_id, resource, lower(name))
        do update set name = excluded.name, search = excluded.search, shared = excluded.shared
      returning id`.execute(trx);
    const [view] = await select(trx, viewer, sql`v.id = ${rows[0]?.id}`);
    if (!view) throw notFound();
    return view;
  });

/** Account numbers are sealed wherever they are stored, so no view keeps one. */
const assertNoNumber = (search: string): void => {
  for (const value of new URLSearchParams(search).values()) {
    if (value.split(/[^A-Za-z0-9 -]+/).some((text) => numberIn(text) !== null)) {
      throw new DomainError('INVALID', { msg: 'error.VIEW_WITH_ACCOUNT_NUMBER' });
    }
  }
};

const assertRoom = async (db: Db, viewer: Viewer, resource: string): Promise<void> => {
  const { n } = await db
    .selectFrom('saved_views')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('user_id', '=', viewer.userId)
    .where('resource', '=', resource)
    .executeTakeFirstOrThrow();
  if (Number(n) >= limits.viewsPerList) {
    throw invalid({ name: { rule: 'rules.maxItems', limit: limits.viewsPerList } });
  }
};

/** Deletes one of the viewer's own views; throws NOT_FOUND for any other, shared or not. */
export const deleteView = async (db: Db, viewer: Viewer, id: string): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('user_id', '=', viewer.userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
};
