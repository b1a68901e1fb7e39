import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { PartnerFigures } from '#server/generated/graphql.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { notFound } from '#server/graphql/errors.ts';
import { isAlive, isOwn } from '#server/modules/session/sessions.ts';

/** Profile fields that can be filled in, by column name. */
const manufacturerParts = [
  'short_name',
  'description',
  'phone',
  'street',
  'post_code',
  'city',
  'logo',
] as const;
const vendorParts = ['company_name', 'phone', 'avatar'] as const;

type Row = Record<string, unknown>;

const partsOf = (names: readonly string[], row: Row) =>
  names.map((name) => ({ name, isFilled: Boolean(row[name]) }));

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
    .select(['m.status', 'm.suspended_reason'])
    .select(manufacturerParts.map((name) => `m.${name}` as const))
    .executeTakeFirstOrThrow(notFound);
  return { ...figuresOf(row), parts: partsOf(manufacturerParts, row) };
};

const vendor = async (db: Db, viewer: Viewer): Promise<PartnerFigures> => {
  const row = await accountOf(db, viewer)
    .innerJoin('vendors as v', 'v.id', 'u.vendor_id')
    .select(['v.status', 'v.account_type', 'v.is_visible', 'v.wholesaler', 'v.suspended_reason'])
    .select(vendorParts.map((name) => `v.${name}` as const))
    .executeTakeFirstOrThrow(notFound);
  const { account_type, is_visible: isVisible, wholesaler } = row;
  return {
    ...figuresOf(row),
    account_type,
    isVisible,
    wholesaler,
    parts: partsOf(vendorParts, row),
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

/** The viewer's own partner; null for administrators. */
export const partnerFigures = async (db: Db, viewer: Viewer): Promise<PartnerFigures | null> => {
  if (viewer.portal === 'admin') return null;
  return viewer.portal === 'manufacturer' ? manufacturer(db, viewer) : vendor(db, viewer);
};
