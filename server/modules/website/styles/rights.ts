import { type RawBuilder, sql } from 'kysely';
import type { Right } from '#server/entity/entity.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { hasNetworks, isConnected } from '#server/modules/people/networks/connections.ts';

type Condition = RawBuilder<boolean>;

/** Style `t` is the viewer's own; administrators own the marketplace's styles. */
const isOwn = ({ portal, manufacturerId, vendorId }: Viewer): Condition => {
  if (portal === 'admin') return sql`(t.manufacturer_id is null and t.vendor_id is null)`;
  if (manufacturerId !== null) return sql`(t.manufacturer_id = ${manufacturerId})`;
  if (vendorId !== null) return sql`(t.vendor_id = ${vendorId})`;
  return sql`false`;
};

/** The vendor and the other partner are connected, and both have access to networks. */
const areLinked = (
  vendor: Condition,
  kind: 'manufacturer' | 'vendor',
  other: Condition,
): Condition => sql`(
  ${isConnected(vendor, { kind, id: other })} and ${hasNetworks(vendor)}
  and ${kind === 'vendor' ? hasNetworks(other) : sql`true`})`;

/**
 * Partner `k` is connected with the owner of style `t`; always true for styles of the marketplace.
 */
export const isStillConnected: Condition = sql`case
  when t.manufacturer_id is not null
    then ${areLinked(sql`k.vendor_id`, 'manufacturer', sql`t.manufacturer_id`)}
  when t.vendor_id is not null and k.vendor_id is not null
    then ${areLinked(sql`t.vendor_id`, 'vendor', sql`k.vendor_id`)}
  when t.vendor_id is not null
    then ${areLinked(sql`t.vendor_id`, 'manufacturer', sql`k.manufacturer_id`)}
  else true end`;

/** The viewer's partner collaborates on style `t`, as long as it is connected with the owner. */
const collaborates = ({ manufacturerId, vendorId }: Viewer): Condition => {
  const [column, id] =
    manufacturerId === null ? ['vendor_id', vendorId] : ['manufacturer_id', manufacturerId];
  if (id === null) return sql`false`;
  return sql`exists (select from style_collaborators x
    join lateral (select x.manufacturer_id, x.vendor_id) k on true
    where x.style_id = t.id and ${sql.ref(`x.${column}`)} = ${id} and ${isStillConnected})`;
};

/**
 * The owner has all rights; collaborators see and edit; administrators see all styles and edit the
 * marketplace's.
 */
export const styleRights = (viewer: Viewer, right: Right): Condition => {
  if (viewer.portal === 'admin') return right === 'see' ? sql`true` : isOwn(viewer);
  return right === 'manage' ? isOwn(viewer) : sql`(${isOwn(viewer)} or ${collaborates(viewer)})`;
};

/** Rows of `changes c` for styles that the viewer can see, or that belonged to the viewer. */
export const ownStyleChanges = (viewer: Viewer): Condition => {
  const { manufacturerId, vendorId } = viewer;
  const [column, id] =
    manufacturerId === null ? ['vendor_id', vendorId] : ['manufacturer_id', manufacturerId];
  return sql`((coalesce(c.after, c.before) ->> ${sql.lit(column)})::bigint = ${id}
    or c.entity_id in (select t.id from styles t
      where exists (select from style_collaborators x where x.style_id = t.id
        and ${sql.ref(`x.${column}`)} = ${id}) and ${styleRights(viewer, 'see')}))`;
};
