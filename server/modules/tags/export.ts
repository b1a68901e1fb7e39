import { sql } from 'kysely';
import type { TagsFilter } from '#contract/rules/tag.ts';
import { tags as german } from '#i18n/de/tags.ts';
import { tags as english } from '#i18n/en/tags.ts';
import type { Exporter } from '#server/jobs/exports.ts';
import { listOrder, matching, tagsOf } from './tags.ts';

const texts = { de: german, en: english };

/** The tags of a list, one in each row. */
export const tagExporter: Exporter<TagsFilter> = {
  kind: 'tags.export',
  access: ['tags', 'view'],
  matching: (_, filter) =>
    sql`select t.id from tags t where ${matching(filter)} order by ${listOrder(filter)}`,
  headings: (language) => {
    const { name, type, usage } = texts[language].fields;
    return [name, type, usage];
  },
  rows: async (db, _, ids, language) => {
    const found = await tagsOf(db, ids);
    return found.map(({ name, type, usage }) => [
      name,
      texts[language].types[type as keyof typeof german.types],
      usage ?? 0,
    ]);
  },
  filename: (language) => ({ de: 'schlagwoerter', en: 'tags' })[language],
};
