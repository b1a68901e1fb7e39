import { sql } from 'kysely';
import * as v from 'valibot';
import type { PictureCrop } from '#contract/generated/schema.ts';
import {
  emptiedParts,
  type ManufacturerProfileValues,
  type Partner,
  profileInputs,
  type SocialMediaLinks,
  socialMedia,
  type VendorProfileValues,
} from '#contract/rules/people/profile.ts';
import { listQueryOf } from '#contract/rules/platform/list.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn } from '#server/entity/filters.ts';
import { listOf, type Read } from '#server/entity/states.ts';
import type { Writing } from '#server/entity/writing.ts';
import { invalid, notFound } from '#server/errors/domainError.ts';
import { claimProfileFiles, filesBelow } from './files.ts';
import { hiddenBy, tableOf } from './visibility.ts';

/** Two columns whose names differ from their fields in the API. */
type Stored<Values> = Omit<Values, 'company_logo' | 'phone_number'> & {
  logo: string | null;
  phone: string;
};

const stored = <Values extends { company_logo: string | null; phone_number: string }>({
  company_logo: logo,
  phone_number: phone,
  ...others
}: Values): Stored<Values> => ({ ...others, logo, phone });

/** The rules for stored values, for states from the history. */
const rulesOfStored = <Values extends { company_logo: string | null; phone_number: string }>(
  rules: v.GenericSchema<unknown, Values>,
) =>
  v.pipe(
    v.looseObject({}),
    v.transform((given): unknown => ({
      ...given,
      company_logo: given.logo,
      phone_number: given.phone,
    })),
    rules,
    v.transform(stored),
  );

const columns = [
  'short_name',
  'logo',
  'logo_source',
  'crop',
  'description',
  'email',
  'phone',
  'street',
  'address',
  'post_code',
  'city',
  'social_media_links',
] as const;

const fieldsOf = (kind: Partner) => ({
  hiddenBy: hiddenBy(kind),
  company_logo: sql<string | null>`t.logo`,
  phone_number: sql<string | null>`t.phone`,
  crop: sql<PictureCrop | null>`t.crop`,
  isVisible: sql<boolean>`t.is_visible`,
  social_media_links: sql<SocialMediaLinks>`(
    select jsonb_object_agg(x.name, coalesce(t.social_media_links ->> x.name, ''))
    from unnest(${sql.lit(`{${socialMedia.join()}}`)}::text[]) x (name))`,
});

const links: Read = (value) =>
  Object.values((value ?? {}) as Partial<SocialMediaLinks>)
    .filter((link) => link !== '')
    .map((link) => [link]);

const history = {
  social_media_links: links,
  crop: (() => []) satisfies Read,
  category: ((value) => listOf<string>(value).map((key) => [key])) satisfies Read,
};

// a profile is only read by its owner and never listed
const query = listQueryOf(['id'], {});
const shared = { query, filters: {}, sorts: { id: byColumn('id') }, history } as const;

/** Rejects changes that would make a visible profile incomplete, and files of other companies. */
const checkOf =
  (kind: Partner) =>
  async (
    { trx, viewer }: Writing,
    input: Stored<ManufacturerProfileValues> & Partial<VendorProfileValues>,
    id?: string,
  ): Promise<void> => {
    if (id === undefined) throw notFound();
    const { logo, phone, ...others } = input;
    const given = { ...others, company_logo: logo, phone_number: phone };
    const accountType = kind === 'vendor' ? sql.ref('account_type') : sql`null`;
    const { rows } = await sql<Current>`
      select company_name, is_visible as "isVisible", ${accountType} as account_type
      from ${sql.table(tableOf[kind])} where id = ${id}`.execute(trx);
    const [current] = rows;
    if (!current) throw notFound();
    const named = { company_name: current.company_name, ...given };
    const emptied = emptiedParts({ kind, ...current }, named);
    if (Object.keys(emptied).length > 0) throw invalid(emptied);
    await claimProfileFiles(trx, viewer, kind, id, given);
  };

interface Current {
  company_name: string | null;
  isVisible: boolean;
  account_type: string | null;
}

export const vendorProfiles = defineEntity({
  ...shared,
  name: 'vendorProfile',
  plural: 'vendorProfiles',
  area: 'vendorProfile',
  table: 'vendors',
  label: 'company_name',
  input: rulesOfStored(profileInputs.vendor),
  columns: ['company_name', 'category', 'service_offering', 'awards', ...columns],
  children: filesBelow('vendor_id'),
  fields: () => ({
    ...fieldsOf('vendor'),
    category: sql<string[]>`t.category`,
    account_type: sql<string>`t.account_type`,
  }),
  check: checkOf('vendor'),
});

export const manufacturerProfiles = defineEntity({
  ...shared,
  name: 'manufacturerProfile',
  plural: 'manufacturerProfiles',
  area: 'manufacturerProfile',
  table: 'manufacturers',
  label: 'company_name',
  input: rulesOfStored(profileInputs.manufacturer),
  columns,
  children: filesBelow('manufacturer_id'),
  fields: () => ({ ...fieldsOf('manufacturer'), company_name: sql<string>`t.company_name` }),
  check: checkOf('manufacturer'),
});

export { stored };
