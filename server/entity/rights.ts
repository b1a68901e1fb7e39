import { type RawBuilder, sql } from 'kysely';
import { ownedBy } from '#server/db/owner.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Right, Stored } from './entity.ts';

type Limited = Pick<Stored, 'owner' | 'rights'>;

/** The records `t` to which the viewer has the right; every statement about an entity carries it. */
export const hasRight = (
  { owner, rights }: Limited,
  viewer: Viewer,
  right: Right,
): RawBuilder<unknown> => {
  if (rights) return rights(viewer, right);
  return owner ? ownedBy(viewer, 't', owner) : sql`true`;
};

/** Whether only some users with access to the area have rights to a record. */
export const isLimited = ({ owner, rights }: Limited): boolean =>
  owner !== undefined || rights !== undefined;
