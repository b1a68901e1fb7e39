import { sql } from 'kysely';
import { newsInput, newsItemsQuery } from '#contract/rules/people/news.ts';
import { optionalMoment } from '#server/db/moment.ts';
import type { StatusEffect } from '#server/entity/actions.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains, equals } from '#server/entity/filters.ts';
import { connectedWith } from '#server/modules/people/networks/connections.ts';
import { claimPictures } from '#server/modules/platform/images/claimPictures.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';

export const newsItems = defineEntity({
  name: 'newsItem',
  plural: 'newsItems',
  label: 'title',
  area: 'news',
  table: 'news',
  owner: ['manufacturer_id'],
  input: newsInput,
  query: newsItemsQuery,
  columns: ['title', 'text', 'link', 'picture'],
  readOnlyColumns: ['status', 'publishedAt'],
  fields: () => ({
    isPublished: sql<boolean>`t.status = '1'`,
    publishedAt: optionalMoment('t.published_at'),
  }),
  filters: { title: contains('title', 'text'), status: equals('status') },
  sorts: {
    updatedAt: byColumn('updated_at'),
    publishedAt: byColumn('published_at'),
    title: byText('title'),
    id: byColumn('id'),
    status: byColumn('status'),
  },
  check: ({ trx, viewer }, { picture }) => claimPictures(trx, viewer, { picture }),
});

/** Notifies partners of a news item, only when it is first published. */
export const notifyPartners: StatusEffect = async (trx, ids, status) => {
  if (status !== '1') return;
  const { rows } = await sql<{ vendorId: string; company: string; title: string }>`
    with published as (
      update news set published_at = now()
      where id = any(${ids}::bigint[]) and published_at is null
      returning manufacturer_id, title
    )
    select c.id as "vendorId", n.title, m.company_name as company
    from published n join manufacturers m on m.id = n.manufacturer_id
    cross join lateral (${connectedWith({ kind: 'manufacturer', id: sql`m.id` }, 'vendor')}) c`.execute(
    trx,
  );
  const notes = rows.map(({ vendorId, ...params }) => ({ vendorId, params }));
  await notify(trx, 'newsPublished', notes);
};
