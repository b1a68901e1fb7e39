import type { NetworkPartner, NetworkRequest } from '#contract/generated/schema.ts';
import type { Language } from '#contract/language.ts';
import type { Region } from '#contract/regions/region.ts';
import type {
  NetworkPartnersFilter,
  NetworkRequestsFilter,
} from '#contract/rules/people/network.ts';
import { network as german } from '#i18n/de/people/networks.ts';
import { profile as germanProfile } from '#i18n/de/people/profile.ts';
import { regions as germanRegions } from '#i18n/de/platform/regions.ts';
import { network as english } from '#i18n/en/people/networks.ts';
import { profile as englishProfile } from '#i18n/en/people/profile.ts';
import { regions as englishRegions } from '#i18n/en/platform/regions.ts';
import { columnsExporter } from '#server/jobs/columnsExporter.ts';
import { minuteOf } from '#server/jobs/sheets/moments.ts';
import type { Cell } from '#server/jobs/sheets/sheet.ts';
import { matchingPartners, partnersByIds } from './network.ts';
import { matchingRequests, requestsByIds } from './requests.ts';

const texts = { de: german, en: english };
const regionTexts = { de: germanRegions, en: englishRegions };

const regionName = (language: Language, { type, value }: Region): string => {
  const names = regionTexts[language];
  if (type === 'state') return names.states[value as keyof typeof names.states];
  return type === 'germany' ? names.germany : (value ?? '');
};

const regionNames = (language: Language, regions: readonly Region[]): string =>
  regions.length === 0
    ? regionTexts[language].germany
    : regions.map((region) => regionName(language, region)).join(', ');

const kindTexts = { de: germanProfile, en: englishProfile };

const kindName = (language: Language, key: string): string =>
  kindTexts[language].categories[key as 'architect'];

const roleName = (language: Language, role: string): string =>
  texts[language].roles[role as keyof typeof german.roles].split(' |||| ')[0] ?? role;

const placeOf = (at: { post_code?: string | null; city?: string | null }): string =>
  `${at.post_code ?? ''} ${at.city ?? ''}`.trim();

const cells: Record<string, (request: NetworkRequest, language: Language) => Cell> = {
  name: ({ partner }) => partner.name,
  role: ({ partner }, language) => roleName(language, partner.role),
  city: ({ partner }) => placeOf(partner),
  email: ({ partner, invitedEmail }) => partner.email ?? invitedEmail ?? '',
  phone: ({ partner }) => partner.phone ?? '',
  status: ({ status }, language) => texts[language].statuses[status as 'pending'],
  regions: ({ regions }, language) => regionNames(language, regions as Region[]),
  notes: ({ notes }) => notes,
  answer: ({ answer }) => answer,
  sentAt: ({ sentAt }) => minuteOf(sentAt),
  answeredAt: ({ answeredAt }) => (answeredAt ? minuteOf(answeredAt) : ''),
};

const fields = new Set([...Object.keys(cells), 'partner', 'invitedEmail']);

/** Exports the requests or connections of a tab, in the list's order. */
export const requestExporter = columnsExporter<NetworkRequest, NetworkRequestsFilter>({
  kind: 'networkRequests.export',
  access: ['networks', 'view'],
  matching: matchingRequests,
  cells,
  headings: { de: german.my.fields, en: english.my.fields },
  read: (db, viewer, ids) => requestsByIds(db, viewer, ids, fields),
  filename: { de: 'netzwerk', en: 'network' },
});

const partnerCells: Record<string, (partner: NetworkPartner, language: Language) => Cell> = {
  name: ({ name }) => name,
  role: ({ role }, language) => roleName(language, role),
  category: ({ category }, language) => category.map((key) => kindName(language, key)).join(', '),
  categories: ({ productCategories }) => productCategories.join(', '),
  place: placeOf,
  description: ({ description }) => description ?? '',
  products: ({ products }) => products,
  showrooms: ({ showrooms }) => showrooms,
  state: ({ state }, language) => texts[language].relations[state as 'none'],
};

const partnerFields = new Set([
  ...Object.keys(partnerCells),
  'productCategories',
  'post_code',
  'city',
]);

/** Exports partners of the whole network, in the list's order. */
export const partnerExporter = columnsExporter<NetworkPartner, NetworkPartnersFilter>({
  kind: 'networkPartners.export',
  access: ['networkProfiles', 'view'],
  matching: matchingPartners,
  cells: partnerCells,
  headings: { de: german.shared.fields, en: english.shared.fields },
  read: (db, viewer, ids, { list }) => partnersByIds(db, viewer, list, ids, partnerFields),
  filename: { de: 'partner', en: 'partners' },
});
