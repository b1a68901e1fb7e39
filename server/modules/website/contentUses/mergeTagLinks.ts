import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';

/** The tables that link content to tags, and the column of the content. */
const links = [
  ['menu_item_tags', 'item_id'],
  ['blog_post_tags', 'post_id'],
  ['style_tags', 'style_id'],
] as const;

/** Links the content that has one of the tags to the tag `into` instead, at the first's place. */
export const mergeTagLinks = async (
  trx: Trx,
  from: readonly string[],
  into: string,
): Promise<void> => {
  for (const [table, column] of links) {
    await sql`
      insert into ${sql.table(table)} (${sql.id(column)}, tag_id, sort_index)
      select ${sql.id(column)}, ${into}, min(sort_index) from ${sql.table(table)}
      where tag_id = any(${from}::bigint[]) group by ${sql.id(column)}
      on conflict do nothing`.execute(trx);
    await sql`
      delete from ${sql.table(table)} where tag_id = any(${from}::bigint[])`.execute(trx);
  }
};
