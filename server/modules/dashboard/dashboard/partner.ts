import { sql } from 'kysely';
import type { PartnerFigures } from '#contract/generated/schema.ts';
import { mandatoryParts, type Partner, type ProfileOwner } from '#contract/rules/people/profile.ts';
import type { Db } from '#server/db/database.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { missingIn, tableOf } from '#server/modules/people/profiles/visibility.ts';
import { isAlive, isOwn } from '#server/modules/platform/session/sessions.ts';

/** The mandatory parts of the profile, each with whether it is filled in. */
const partsOf = (owner: ProfileOwner, missing: readonly string[]) =>
  mandatoryParts(owner).map((name) => ({ name, isFilled: !missing.includes(name) }));

/** The parts missing from a partner's profile. */
const missingOf = async (db: Db, kind: Partner, id: string): Promise<string[]> => {
  const { rows } = await sql<{ missing: string[] }>`
    select ${missingIn(kind)} as missing from ${sql.table(tableOf[kind])} t
    where t.id = ${id}`.execute(db);
  return rows[0]?.missing ?? [];
};

const accountOf = (db: Db, { userId }: Viewer) =>
  db
    .selectFrom('users as u')
    .select('u.password_set_at')
    .select(
      sql<number>`(select count(*)::int from sessions s where s.user_id = u.id and ${isAlive}
        and ${isOwn})`.as('sessions'),
    )
    .where('u.id', '=', userId);

const manufacturer = async (db: Db, viewer: Viewer): Promise<PartnerFigures> => {
  const row = await accountOf(db, viewer)
    .innerJoin('manufacturers as m', 'm.id', 'u.manufacturer_id')
    .select(['m.id', 'm.status', 'm.is_visible as isVisible', 'm.suspended_reason'])
    .executeTakeFirstOrThrow(notFound);
  const missing = await missingOf(db, 'manufacturer', row.id);
  return {
    ...figuresOf(row),
    isVisible: row.isVisible,
    parts: partsOf({ kind: 'manufacturer' }, missing),
  };
};

const vendor = async (db: Db, viewer: Viewer): Promise<PartnerFigures> => {
  const row = await accountOf(db, viewer)
    .innerJoin('vendors as v', 'v.id', 'u.vendor_id')
    .select([
      'v.id',
      'v.status',
      'v.account_type',
      'v.is_visible',
      'v.wholesaler',
      'v.suspended_reason',
    ])
    .executeTakeFirstOrThrow(notFound);
  const { account_type, is_visible: isVisible, wholesaler } = row;
  const missing = await missingOf(db, 'vendor', row.id);
  return {
    ...figuresOf(row),
    account_type,
    isVisible,
    wholesaler,
    parts: partsOf({ kind: 'vendor', account_type }, missing),
  };
};

interface Figures {
  status: string;
  sessions: number;
  password_set_at: Date | null;
  suspended_reason: string | null;
}

const figuresOf = (row: Figures) => ({
  status: row.status,
  sessions: row.sessions,
  suspendedReason: row.suspended_reason,
  passwordSetAt: row.password_set_at?.toISOString() ?? null,
});

/** The figures of the viewer's own partner; null for administrators. */
export const partnerFigures = async (db: Db, viewer: Viewer): Promise<PartnerFigures | null> => {
  if (viewer.portal === 'admin') return null;
  return viewer.portal === 'manufacturer' ? manufacturer(db, viewer) : vendor(db, viewer);
};
