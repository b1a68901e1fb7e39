import { sql } from 'kysely';
import type { AnnouncementBar } from '#contract/generated/shopSchema.ts';
import type { Db } from '#server/db/database.ts';
import { dayOf, runState } from '#server/entity/filters.ts';

/**
 * The bar that the website shows today: the one that started last, if its code can still be used.
 */
export const announcementBars = async (db: Db): Promise<AnnouncementBar[]> => {
  const { rows } = await sql<AnnouncementBar>`
    select t.code, t.bar_message as message, t.bar_text_color as "textColor",
      t.bar_background_color as "backgroundColor", ${dayOf('ends_on')} as "endsOn"
    from discounts t
    where t.is_bar_shown and ${runState} = 'active' and (t.max_uses is null or t.used < t.max_uses)
    order by t.starts_on desc nulls last, t.id desc limit 1`.execute(db);
  return rows;
};
