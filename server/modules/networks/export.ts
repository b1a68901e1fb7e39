import type { Language } from '#contract/language.ts';
import type { Region } from '#contract/regions/region.ts';
import type { NetworkRequestsFilter } from '#contract/rules/network.ts';
import { network as german } from '#i18n/de/networks.ts';
import { regions as germanRegions } from '#i18n/de/regions.ts';
import { network as english } from '#i18n/en/networks.ts';
import { regions as englishRegions } from '#i18n/en/regions.ts';
import type { NetworkRequest } from '#server/generated/graphql.ts';
import type { Exporter } from '#server/jobs/exports.ts';
import type { Cell } from '#server/jobs/sheets/sheet.ts';
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

const roleName = (language: Language, role: string): string =>
  texts[language].roles[role as keyof typeof german.roles].split(' |||| ')[0] ?? role;

/** In the order of the columns; each is headed by the text of its field. */
const cells: Record<string, (request: NetworkRequest, language: Language) => Cell> = {
  name: ({ partner }) => partner.name,
  role: ({ partner }, language) => roleName(language, partner.role),
  city: ({ partner }) => `${partner.post_code ?? ''} ${partner.city ?? ''}`.trim(),
  email: ({ partner, invitedEmail }) => partner.email ?? invitedEmail ?? '',
  phone: ({ partner }) => partner.phone ?? '',
  status: ({ status }, language) => texts[language].statuses[status as 'pending'],
  regions: ({ regions }, language) => regionNames(language, regions as Region[]),
  notes: ({ notes }) => notes,
  answer: ({ answer }) => answer,
  sentAt: ({ sentAt }) => sentAt,
  answeredAt: ({ answeredAt }) => answeredAt ?? '',
};

const fields = new Set([...Object.keys(cells), 'partner', 'invitedEmail']);

/** The requests or connections of a tab, in the list's order. */
export const requestExporter: Exporter<NetworkRequestsFilter> = {
  kind: 'networkRequests.export',
  access: ['networks', 'view'],
  matching: matchingRequests,
  headings: (language) =>
    Object.keys(cells).map((field) => texts[language].my.fields[field as 'name']),
  rows: async (db, viewer, ids, language) => {
    const found = await requestsByIds(db, viewer, ids, fields);
    return found.map((request) => Object.values(cells).map((cell) => cell(request, language)));
  },
  filename: (language) => ({ de: 'netzwerk', en: 'network' })[language],
};
