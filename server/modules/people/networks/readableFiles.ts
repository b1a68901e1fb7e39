import { type RawBuilder, sql } from 'kysely';
import { can } from '#contract/access.ts';
import type { Partner } from '#contract/rules/people/profile.ts';
import { ownedBy } from '#server/db/owner.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { tableOf } from '#server/modules/people/profiles/visibility.ts';
import { isOpen } from './partners.ts';

/**
 * Whether the viewer can read file `f` through a profile: its own, or that of a partner open to
 * others.
 */
export const isOfReadableProfile = (viewer: Viewer): RawBuilder<unknown> => sql`exists (
  select from profile_files p where p.file = f.name
    and (${ownedBy(viewer, 'p')} or ${isOfOpenPartner(viewer)}))`;

/** Documents `p` that a partner shows to all others in its network. */
const isOfOpenPartner = ({ roles, portal }: Viewer) => {
  if (!can(roles, 'networkProfiles', 'view')) return sql`false`;
  const of = (kind: Partner) => sql`exists (
    select from ${sql.table(tableOf[kind])} x
    where x.id = ${sql.ref(`p.${kind}_id`)} and ${isOpen(kind, 'x')})`;
  return portal === 'manufacturer' ? of('vendor') : sql`(${of('vendor')} or ${of('manufacturer')})`;
};
