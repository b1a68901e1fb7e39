import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { check, type Violations } from '#contract/rules/platform/check.ts';
import { email, line, longText, phone, version } from '#contract/rules/platform/fields.ts';
import { optionalFile } from '#contract/rules/platform/file.ts';
import { optionalPicture } from '#contract/rules/platform/image.ts';
import { optionalLink } from '#contract/rules/platform/link.ts';

export type Partner = 'manufacturer' | 'vendor';

/** Trades of partners (specification 3). */
export const profileCategories = [
  'acoustic_planner',
  'architect',
  'carpenter',
  'cut_stone_and_terrazzo_maker',
  'electrician',
  'furnace_builder',
  'glazier',
  'interior_architect',
  'interior_decorator',
  'interior_designer',
  'light_planner',
  'metal_worker',
  'painters',
  'parquet_layer',
  'planning_office',
  'plasterer',
  'plumber',
  'plumber_heating_installer',
  'room_designer',
  'screed_layer',
  'shutter_technician',
  'stone_mason',
  'tile_layer',
  'manufacturer',
  'vendor',
  'wholesaler',
] as const;

export const socialMedia = [
  'website',
  'facebook',
  'instagram',
  'youtube',
  'linkedin',
  'pinterest',
  'tiktok',
] as const;
export type SocialMediaLinks = Record<(typeof socialMedia)[number], string>;

/** The files of a profile: each kind in the database, with the maximum number. */
export const profileFiles = {
  certificates: { kind: 'certificate', max: 10 },
  factory_pictures: { kind: 'factory_picture', max: 12 },
  brochures: { kind: 'brochure', max: 10 },
  terms: { kind: 'terms', max: 1 },
  imprints: { kind: 'imprint', max: 1 },
} as const;
export type ProfileFiles = keyof typeof profileFiles;

const optionalLine = (max: number) => v.nullish(line(max), '');

const phoneNumber = v.pipe(
  line(limits.phone),
  v.check((text) => text === '' || check(phone, text).ok, 'rules.phone'),
);

const postCode = v.pipe(
  line(limits.profileLine),
  v.check((text) => text === '' || /^\d{5}$/.test(text), 'rules.postCode'),
);

const secureLink = v.pipe(
  optionalLink,
  v.check((text) => text === '' || text.toLowerCase().startsWith('https://'), 'rules.secureLink'),
);

const percent = v.pipe(
  v.number('rules.crop'),
  v.minValue(0, 'rules.crop'),
  v.maxValue(100, 'rules.crop'),
);

/** Tolerates rounding errors in numbers that a browser has computed. */
const tolerance = 0.01;

/** The visible part of a picture, in percent of its width and height. */
const crop = v.pipe(
  v.object({ x: percent, y: percent, width: percent, height: percent }, 'rules.crop'),
  v.check(
    ({ x, y, width, height }) =>
      width > 0 && height > 0 && x + width <= 100 + tolerance && y + height <= 100 + tolerance,
    'rules.crop',
  ),
);

const file = v.pipe(
  v.object({
    file: optionalFile,
    picture: optionalPicture,
    title: optionalLine(limits.profileLine),
  }),
  v.check((given) => (given.file === null) !== (given.picture === null), 'rules.required'),
);
export type ProfileFileValues = v.InferOutput<typeof file>;

const files = (of: ProfileFiles) =>
  v.nullish(
    v.pipe(v.array(file, 'rules.wrongType'), v.maxLength(profileFiles[of].max, 'rules.maxItems')),
    [],
  );

const both = {
  short_name: optionalLine(limits.companyName),
  description: longText(limits.profileDescription),
  company_logo: optionalPicture,
  logo_source: optionalPicture,
  crop: v.nullish(crop, null),
  email,
  phone_number: v.nullish(phoneNumber, ''),
  street: optionalLine(limits.profileLine),
  address: optionalLine(limits.profileLine),
  post_code: v.nullish(postCode, ''),
  city: optionalLine(limits.profileLine),
  imprints: files('imprints'),
  terms: files('terms'),
  social_media_links: v.nullish(
    v.object({
      website: secureLink,
      facebook: secureLink,
      instagram: secureLink,
      youtube: secureLink,
      linkedin: secureLink,
      pinterest: secureLink,
      tiktok: secureLink,
    }),
    {},
  ),
  certificates: files('certificates'),
  factory_pictures: files('factory_pictures'),
  brochures: files('brochures'),
  version,
};

/**
 * The whole profile: omitted fields are emptied. Only administrators change a manufacturer's
 * company name.
 */
export const profileInputs = {
  manufacturer: v.object(both),
  vendor: v.object({
    company_name: optionalLine(limits.companyName),
    category: v.nullish(
      v.pipe(
        v.array(v.picklist(profileCategories, 'rules.unknown'), 'rules.wrongType'),
        v.transform((list) => [...new Set(list)]),
      ),
      [],
    ),
    service_offering: optionalLine(limits.profileText),
    awards: optionalLine(limits.profileText),
    ...both,
  }),
};
export type ManufacturerProfileValues = v.InferOutput<typeof profileInputs.manufacturer>;
export type VendorProfileValues = v.InferOutput<typeof profileInputs.vendor>;

/** The mandatory parts of a profile, required before others see the partner. */
const mandatory = [
  'company_name',
  'short_name',
  'company_logo',
  'description',
  'email',
  'phone_number',
  'street',
  'post_code',
  'city',
  'imprints',
  'category',
  'terms',
] as const;
export type MandatoryPart = (typeof mandatory)[number];

/** What keeps a partner from being visible to others, in the order in which the partner mends it. */
export const hidingReasons = ['unverified', 'suspended', 'parts', 'wholesale'] as const;
export type HidingReason = (typeof hidingReasons)[number];

/** The owner of a profile; a manufacturer has no account type. */
export interface ProfileOwner {
  kind: Partner;
  account_type?: string | null | undefined;
}

/** The mandatory parts, in the order of the form. */
export const mandatoryParts = ({ kind, account_type }: ProfileOwner): MandatoryPart[] =>
  mandatory.filter(
    (part) =>
      (part !== 'category' || kind === 'vendor') &&
      (part !== 'terms' || account_type === 'account_pro'),
  );

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

export const missingParts = (
  owner: ProfileOwner,
  values: Readonly<Record<string, unknown>>,
): MandatoryPart[] => mandatoryParts(owner).filter((part) => !isFilled(values[part]));

/**
 * Mandatory parts that these values would empty, which is forbidden while others see the profile.
 */
export const emptiedParts = (
  owner: ProfileOwner & { isVisible: boolean },
  values: Readonly<Record<string, unknown>>,
): Violations =>
  owner.isVisible
    ? Object.fromEntries(
        missingParts(owner, values).map((part) => [part, { rule: 'rules.neededWhileVisible' }]),
      )
    : {};
