import { sql } from 'kysely';
import type { Region } from '#contract/regions/region.ts';
import type { SqlFragment } from '#server/db/database.ts';
import type { Restorer } from '#server/entity/restorer.ts';
import { hidden, listOf, type Read } from '#server/entity/states.ts';
import { meOf, nameOf, ofEither, type PartnerId } from './partners.ts';
import { isSeen } from './requests.ts';
import { tracked } from './writing.ts';

const idIn = (
  state: SqlFragment,
  side: 'sender' | 'receiver',
  kind: PartnerId['kind'],
): SqlFragment => sql`(${state} ->> ${sql.lit(`${side}_${kind}_id`)})::bigint`;

/** The name of the other partner; the invited address if it never signed in. */
const called = ({ kind, id }: PartnerId, state: SqlFragment): SqlFragment => {
  const either = (of: PartnerId['kind']) =>
    sql`coalesce(${idIn(state, 'sender', of)}, ${idIn(state, 'receiver', of)})`;
  const other =
    kind === 'manufacturer'
      ? { vendor: either('vendor'), manufacturer: sql`null::bigint` }
      : {
          vendor: sql`nullif(case when ${idIn(state, 'sender', 'vendor')} = ${id}
            then ${idIn(state, 'receiver', 'vendor')} else ${either('vendor')} end, ${id})`,
          manufacturer: either('manufacturer'),
        };
  return sql`coalesce(${ofEither(other, nameOf)}, ${state} ->> 'invited_email')`;
};

/** Whether the request had become a connection; then both sides see its end. */
const wasConnection = sql`exists (
  select from changes d where d.entity = c.entity and d.entity_id = c.entity_id
    and d.action = 'delete' and d.before ->> 'status' = 'approved')`;

/** The sender always sees it; the receiver only while it exists, so not after a withdrawal. */
const isOf = (me: PartnerId): SqlFragment => {
  const state = sql`coalesce(c.after, c.before)`;
  const isSide = (side: 'sender' | 'receiver') => sql`${idIn(state, side, me.kind)} = ${me.id}`;
  return sql`(${isSide('sender')} or (${isSide('receiver')} and (${wasConnection} or exists (
    select from network_requests t where t.id = c.entity_id and ${isSeen(me)}))))`;
};

const regions: Read = (value) =>
  listOf<Region>(value).map(({ type, value: code }) => [code ?? type]);

/** Requests cannot be restored; a new request is sent instead. */
export const requestHistory: Restorer = {
  tracked,
  table: 'network_requests',
  label: 'notes',
  called: (viewer, state) => called(meOf(viewer), state),
  area: 'networks',
  fields: {
    sender_manufacturer_id: { read: hidden },
    sender_vendor_id: { read: hidden },
    receiver_manufacturer_id: { read: hidden },
    receiver_vendor_id: { read: hidden },
    resent_at: { read: hidden },
    invited_email: { name: 'email', read: hidden },
    regions: { read: regions },
  },
  owned: (viewer) => isOf(meOf(viewer)),
  isFinal: true,
  update: async () => undefined,
  revive: async () => undefined,
};
