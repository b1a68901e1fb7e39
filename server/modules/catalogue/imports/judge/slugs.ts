import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import { slugify } from '#contract/slug.ts';
import type { Db } from '#server/db/database.ts';
import { unique } from './named.ts';
import type { Draft } from './types.ts';

/**
 * Possible slugs of a new record, best first: its name alone, then with each distinguishing part
 * appended.
 */
export const slugsFor = (name: string, ...distinctive: readonly string[]): string[] => {
  const base = slugify(name);
  return ['', ...distinctive]
    .map((text) => joined(base, slugify(text)))
    .filter((slug) => slug !== '');
};

/** Joins parts of a slug, shortening the first so that the distinguishing part fits. */
const joined = (base: string, behind: string): string => {
  const room = limits.slug - (behind === '' ? 0 : behind.length + 1);
  const start = base.slice(0, Math.max(room, 0)).replace(/-$/, '');
  return [start, behind].filter((part) => part !== '').join('-');
};

/** By slug, the variation that has it. */
export const takenSlugs = async (
  db: Db,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<string, string>> => {
  const wanted = drafts.flatMap(({ plain: { slug, name, sku } }) =>
    slug ? [slug.text] : slugsFor(name?.text ?? '', sku?.text ?? ''),
  );
  const { rows } = await sql<{ id: string; slug: string }>`
    select id, slug from variations where slug = any(${unique(wanted)}::text[])`.execute(db);
  return new Map(rows.map(({ id, slug }) => [slug, id]));
};

export const takenParentSlugs = async (
  db: Db,
  drafts: readonly Draft[],
): Promise<ReadonlySet<string>> => {
  const wanted = drafts.flatMap(({ plain: { product, brand, sku } }) =>
    product ? slugsFor(product.text, brand?.text ?? '', sku?.text ?? '') : [],
  );
  const { rows } = await sql<{ slug: string }>`
    select slug from parent_products where slug = any(${unique(wanted)}::text[])`.execute(db);
  return new Set(rows.map(({ slug }) => slug));
};
