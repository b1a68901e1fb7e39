import { apiKeys as german } from '#i18n/de/platform/apiKeys.ts';
import { apiKeys as english } from '#i18n/en/platform/apiKeys.ts';
import { exporterOf } from '#server/entity/export.ts';
import { minuteOf } from '#server/jobs/sheets/moments.ts';
import { apiKeys } from './keys.ts';

const momentOf = (moment: string | null | undefined) => (moment == null ? null : minuteOf(moment));

export const apiKeyExport = exporterOf(apiKeys, {
  texts: { de: german, en: english },
  cells: {
    name: ({ name }) => name,
    hint: ({ hint }) => hint,
    state: ({ state }, { states }) => states[state as keyof typeof states],
    createdBy: ({ createdBy }) => createdBy,
    createdAt: ({ createdAt }) => minuteOf(createdAt),
    lastUsedAt: ({ lastUsedAt }) => momentOf(lastUsedAt),
    revokedAt: ({ revokedAt }) => momentOf(revokedAt),
  },
  filename: { de: 'api-schluessel', en: 'api-keys' },
});
