import type { FastifyRequest } from 'fastify';
import { can, isEnrolling } from '#contract/access.ts';
import type { Action, Area } from '#contract/generated/schema.ts';
import type { Db } from '#server/db/database.ts';
import {
  assertNotViewing,
  forbidden,
  noSession,
  secondFactorRequired,
  tokenNotValid,
} from '#server/errors/domainError.ts';
import type { SignedIn } from '#server/graphql/context.ts';
import { credentialsOf } from '#server/http/credentials.ts';
import { recorderAt } from '#server/http/multipart.ts';
import { viewerOfSession } from './sessions.ts';

/* Authentication of requests outside GraphQL. */

/** Permissions to upload images and documents: any permission to edit a record that shows some. */
export const uploaders: readonly (readonly [Area, Action])[] = [
  ['variations', 'edit'],
  ['categories', 'edit'],
  ['attributes', 'edit'],
  ['websiteMenu', 'edit'],
  ['websiteBanners', 'edit'],
  ['styles', 'edit'],
  ['blog', 'edit'],
  ['manufacturerProfile', 'edit'],
  ['manufacturerShowrooms', 'edit'],
  ['representatives', 'edit'],
  ['news', 'edit'],
  ['vendorProfile', 'edit'],
  ['vendorShowrooms', 'edit'],
];

/**
 * The user of the request's session; throws FORBIDDEN while a mandatory second factor is missing.
 */
export const signedIn = async (db: Db, request: FastifyRequest): Promise<SignedIn> => {
  const credentials = credentialsOf(request);
  if (!credentials) throw noSession();
  const viewer = await viewerOfSession(db, credentials);
  if (!viewer) throw tokenNotValid();
  if (isEnrolling(viewer.roles)) throw secondFactorRequired();
  return viewer;
};

/** The viewer, if the account has one of these permissions. */
export const viewerWith = async (
  db: Db,
  request: FastifyRequest,
  ...permissions: readonly (readonly [Area, Action])[]
): Promise<SignedIn> => {
  const viewer = await signedIn(db, request);
  if (!permissions.some((permission) => can(viewer.roles, ...permission))) {
    const subject = request.routeOptions.url ?? '';
    recorderAt(request, viewer)({ kind: 'accessRefused', subject }, { everySeconds: 60 });
    throw forbidden();
  }
  if (request.method !== 'GET') assertNotViewing(viewer);
  return viewer;
};
