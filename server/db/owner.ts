import { type RawBuilder, sql } from 'kysely';

/** The columns that name the owner of a row; if a table has both, at most one of them is set. */
export type OwnerColumn = 'manufacturer_id' | 'vendor_id';

/** The parts of the viewer that determine which rows are theirs. */
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
 * The condition for the viewer's rows: all rows for administrators, a partner's own rows for
 * partners, none for others. Every statement about such rows carries it.
 * @param ownerIn expression for the owner column of a row; by default a column of the table
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

/** The condition for a table with alias `alias` that has these columns. */
export const ownedBy = (
  viewer: Viewer,
  alias: string,
  columns: readonly OwnerColumn[] = both,
): RawBuilder<unknown> => ownedAs(viewer, columns, (column) => sql.ref(`${alias}.${column}`));

/** The same condition for `changes c`, based on the last owner of the record. */
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

/** The owner of a row that the viewer creates; the marketplace for administrators. */
export const ownerOf = (viewer: Viewer, columns: readonly OwnerColumn[]) => {
  const ids = idsOf(viewer);
  return Object.fromEntries(columns.map((column) => [column, ids[column]]));
};
