import { sql } from 'kysely';
import { can } from '#contract/access.ts';
import type { Db } from '#server/db/database.ts';
import { invalid } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { claimUploads } from './uploads.ts';

type Names = string | null | readonly string[];

const asList = (given: Names): readonly string[] =>
  typeof given === 'string' ? [given] : (given ?? []);

/**
 * Claims images for a record that shows them, so that neither a user nor the daily clean-up deletes
 * them. Throws INVALID, by field, for an image that is neither the viewer's own upload nor, for
 * viewers with access to the gallery, in it.
 * @param pictures file names, one or several, by input field; null means no image
 */
export const claimPictures = async (
  trx: Db,
  viewer: Viewer,
  pictures: Readonly<Record<string, Names>>,
): Promise<void> => {
  const wanted = [...new Set(Object.values(pictures).flatMap(asList))].sort();
  if (wanted.length === 0) return;
  const claimed = can(viewer.roles, 'gallery', 'view')
    ? await claimAny(trx, wanted)
    : await claimUploads(trx, viewer, wanted);
  const unknown = Object.entries(pictures).filter(([, given]) =>
    asList(given).some((name) => !claimed.includes(name)),
  );
  if (unknown.length === 0) return;
  throw invalid(Object.fromEntries(unknown.map(([field]) => [field, { rule: 'rules.unknown' }])));
};

const claimAny = async (trx: Db, filenames: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ filename: string }>`
    update uploads set used_at = coalesce(used_at, now())
    where filename = any(${filenames}::text[]) returning filename`.execute(trx);
  return rows.map(({ filename }) => filename);
};
