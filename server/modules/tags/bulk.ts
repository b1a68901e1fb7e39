import { sql } from 'kysely';
import type { TagsFilter } from '#contract/rules/tag.ts';
import type { BulkAction } from '#server/jobs/bulk.ts';
import { deleteTags, matching } from './tags.ts';

const remove: BulkAction<TagsFilter, object> = {
  kind: 'tags.delete',
  access: ['tags', 'delete'],
  matching: (_, filter) => sql`select t.id from tags t where ${matching(filter)}`,
  apply: (trx, viewer, ids) => deleteTags(trx, viewer.userId, ids),
};

/** What can be done to many tags. */
export const tagActions = { remove };
