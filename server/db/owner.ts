import { type RawBuilder, sql } from 'kysely';

/** Whose rows a table holds; in one with both columns at most one of them names somebody. */
export type OwnerColumn = 'manufacturer_id' | 'vendor_id';

/** Who asks, as far as it says whose rows are theirs. */
interface Viewer {
  portal: string;
  manufacturerId: string | null;
  vendorId: string | null;
}

const both: readonly OwnerColumn[] = ['manufacturer_id', 'vendor_id'];

const idsOf = ({ manufacturerId, vendorId }: Viewer): Record<OwnerColumn, string | null> => ({
  manufacturer_id: manufacturerId,
  vendor_id: vendorId,
});

/**
 * The rows that are the viewer's: all for administrators, a partner's own, nobody else's. Every
 * statement about such rows carries it.
 * @param ownerIn the owner that a row names; a column of the table unless given
 */
const ownedAs = (
  viewer: Viewer,
  columns: readonly OwnerColumn[],
  ownerIn: (column: OwnerColumn) => RawBuilder<unknown>,
): RawBuilder<unknown> => {
  if (viewer.portal === 'admin') return sql`true`;
  const ids = idsOf(viewer);
  const own = columns.filter((column) => ids[column] !== null);
  if (own.length === 0) return sql`false`;
  return sql`(${sql.join(
    own.map((column) => sql`${ownerIn(column)} = ${ids[column]}`),
    sql` or `,
  )})`;
};

/** Of the table as `alias`, which has these columns. */
export const ownedBy = (
  viewer: Viewer,
  alias: string,
  columns: readonly OwnerColumn[] = both,
): RawBuilder<unknown> => ownedAs(viewer, columns, (column) => sql.ref(`${alias}.${column}`));

/** The same of `changes c`, by what the record was last. */
export const ownedChanges = (
  viewer: Viewer,
  columns: readonly OwnerColumn[],
): RawBuilder<unknown> =>
  ownedAs(
    viewer,
    columns,
    (column) => sql`(coalesce(c.after, c.before) ->> ${sql.lit(column)})::bigint`,
  );

/** The users of the viewer's company; the user alone for administrators. */
export const colleaguesOf = (viewer: Viewer & { userId: string }): RawBuilder<unknown> => sql`(
  select id from users
  where id = ${viewer.userId}
    or manufacturer_id = ${viewer.manufacturerId} or vendor_id = ${viewer.vendorId})`;

/** The owner of a row that the viewer makes; the marketplace for administrators. */
export const ownerOf = (viewer: Viewer, columns: readonly OwnerColumn[]) => {
  const ids = idsOf(viewer);
  return Object.fromEntries(columns.map((column) => [column, ids[column]]));
};
