import { type RawBuilder, sql } from 'kysely';
import type { ProfileFile } from '#contract/generated/schema.ts';
import { limits } from '#contract/limits.ts';
import {
  type Partner,
  type ProfileFiles,
  type ProfileFileValues,
  profileFiles,
  type VendorProfileValues,
} from '#contract/rules/people/profile.ts';
import type { Violations } from '#contract/rules/platform/check.ts';
import type { Db } from '#server/db/database.ts';
import { type Children, rowsBelow } from '#server/entity/children.ts';
import { listOf } from '#server/entity/states.ts';
import { invalid } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { claimFiles } from '#server/modules/platform/files/files.ts';
import { claimUploads } from '#server/modules/platform/images/uploads.ts';

const names = Object.keys(profileFiles) as ProfileFiles[];

/** The files of each kind, as rows below a partner. */
export const filesBelow = (of: 'manufacturer_id' | 'vendor_id') => {
  const below = (name: ProfileFiles): Children<ProfileFile[]> => {
    const { kind } = profileFiles[name];
    return {
      ...rowsBelow<ProfileFileValues>({
        table: 'profile_files',
        of,
        kind,
        fields: ['file', 'picture', 'title'],
      }),
      read: sql`coalesce((
        select jsonb_agg(jsonb_build_object('file', p.file, 'picture', p.picture, 'title', p.title,
          'originName', f.origin_name) order by p.sort_index)
        from profile_files p left join files f on f.name = p.file
        where p.${sql.id(of)} = t.id and p.kind = ${sql.lit(kind)}), '[]')` as RawBuilder<
        ProfileFile[]
      >,
      history: (value) =>
        listOf<ProfileFileValues>(value).map(({ title, file, picture }) => [
          title || (file ?? picture ?? ''),
        ]),
    };
  };
  return {
    certificates: below('certificates'),
    factory_pictures: below('factory_pictures'),
    brochures: below('brochures'),
    terms: below('terms'),
    imprints: below('imprints'),
  };
};

type Given = Pick<VendorProfileValues, ProfileFiles | 'company_logo' | 'logo_source'>;

/** The file names in the fields of a profile, by field. */
const namedBy = (given: Given, part: 'file' | 'picture'): [field: string, name: string][] =>
  [
    ...(part === 'file'
      ? []
      : (['company_logo', 'logo_source'] as const).map((field): [string, string | null] => [
          field,
          given[field],
        ])),
    ...names.flatMap((field) =>
      given[field].map((each): [string, string | null] => [field, each[part]]),
    ),
  ].filter((each): each is [string, string] => each[1] !== null);

/** The files that the profile already shows; they stay, whoever uploaded them. */
const shownBy = async (trx: Db, kind: Partner, id: string): Promise<string[]> => {
  const [table, of] =
    kind === 'vendor'
      ? (['vendors', 'vendor_id'] as const)
      : (['manufacturers', 'manufacturer_id'] as const);
  const { rows } = await sql<{ name: string }>`
    select coalesce(f.file, f.picture) as name from profile_files f where f.${sql.id(of)} = ${id}
    union all select x.name from ${sql.table(table)} t, unnest(array[t.logo, t.logo_source]) x (name)
    where t.id = ${id} and x.name is not null`.execute(trx);
  return rows.map(({ name }) => name);
};

/**
 * Claims the images and documents named in a profile, so that they are not deleted. Throws INVALID,
 * by field, for a file that the profile does not already show and that was not uploaded by a user
 * of the same company.
 */
export const claimProfileFiles = async (
  trx: Db,
  viewer: Viewer,
  kind: Partner,
  id: string,
  given: Given,
): Promise<void> => {
  const shown = new Set(await shownBy(trx, kind, id));
  const isNew = ([, name]: [string, string]) => !shown.has(name);
  const pictures = namedBy(given, 'picture').filter(isNew);
  const files = namedBy(given, 'file').filter(isNew);
  const claimed = new Set([
    ...(pictures.length > 0
      ? await claimUploads(
          trx,
          viewer,
          pictures.map(([, name]) => name),
        )
      : []),
    ...(files.length > 0
      ? await claimFiles(
          trx,
          viewer,
          files.map(([, name]) => name),
        )
      : []),
  ]);
  const unknown = [...pictures, ...files].filter(([, name]) => !claimed.has(name));
  const violations: Violations = Object.fromEntries(
    unknown.map(([field]) => [field, { rule: 'rules.unknown' }]),
  );
  if (given.company_logo && !shown.has(given.company_logo) && !violations.company_logo) {
    Object.assign(violations, await faultsOfLogo(trx, given.company_logo));
  }
  if (Object.keys(violations).length > 0) throw invalid(violations);
};

/** Checks that a logo is small and square, because it is only shown in small square places. */
const faultsOfLogo = async (trx: Db, filename: string): Promise<Violations> => {
  const { rows } = await sql`
    select from uploads where filename = ${filename} and width = height
      and width <= ${limits.logoSide}::int and bytes <= ${limits.logoBytes}::int`.execute(trx);
  return rows.length > 0 ? {} : { company_logo: { rule: 'rules.logo' } };
};
