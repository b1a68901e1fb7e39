import { sql } from 'kysely';
import type { DocumentNode, RichDocument } from '#contract/rules/website/document.ts';
import { slugify } from '#contract/slug.ts';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import content from './content/blog.json' with { type: 'json' };

type ThemeName = keyof typeof content.themes;
type Section = readonly [heading: string, text: string];

const paragraph = (text: string): DocumentNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});

const section = ([heading, text]: Section): DocumentNode[] => [
  { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: heading }] },
  paragraph(text),
];

/** Each post of a theme begins with a different section. `insertBlog` inserts the picture. */
const documentOf = (theme: ThemeName, teaser: string, turn: number): RichDocument => {
  const { tips, quote, ...given } = content.themes[theme];
  const sections = given.sections as unknown as Section[];
  const [first, second, third] = [0, 1, 2].map(
    (n) => sections[(turn + n) % sections.length] as Section,
  ) as [Section, Section, Section];
  const items = tips.map((tip): DocumentNode => ({ type: 'listItem', content: [paragraph(tip)] }));
  return {
    type: 'doc',
    content: [
      paragraph(teaser),
      ...section(first),
      { type: 'picture', attrs: { filename: '', alt: '' } },
      ...section(second),
      { type: 'blockquote', content: [paragraph(quote)] },
      ...section(third),
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Kurz gesagt' }] },
      { type: 'bulletList', content: items },
    ],
  };
};

const withdrawnReason = 'Bitte die Preise im Text entfernen, sie gehören in die Produktseite.';

/** The last posts are scheduled, drafts, and one withdrawn post. */
const stateOf = (n: number) => {
  if (n === 24) return { status: '2', withdrawnReason };
  if (n > 20) return { status: '2' };
  return n > 18 ? { status: '2', inDays: n - 16 } : { status: '1' };
};

/** Inserts posts of all partners with accounts, in turn, with pictures that they then own. */
export const insertBlog = async (trx: Trx): Promise<void> => {
  const posts = content.posts.map(([theme, title = '', teaser = ''], n) => ({
    ...{ n, title, teaser, slug: slugify(title), ...stateOf(n) },
    body: documentOf(theme as ThemeName, teaser, Math.floor(n / 5)),
    tags: content.themes[theme as ThemeName].tags,
  }));
  await sql`
    with accounts as (
      select min(id) as user_id, manufacturer_id, vendor_id,
        row_number() over (order by min(id))::int - 1 as place, count(*) over ()::int as total
      from users where password_hash is not null and num_nonnulls(manufacturer_id, vendor_id) = 1
      group by manufacturer_id, vendor_id
    ), posts as (
      select * from jsonb_to_recordset(${jsonb(posts)}) as x (n int, title text, teaser text, slug text,
        status text, "inDays" int, "withdrawnReason" text, body jsonb, tags jsonb)
    ), pictures as (
      select filename, coalesce((
          select nullif(i.alt, '') from variation_images i where i.filename = u.filename limit 1),
          'Möbel aus unserer Kollektion') as alt,
        row_number() over (order by md5(filename))::int - 1 as n
      from uploads u where user_id is null order by md5(filename) limit ${posts.length}
    ), written as (
      select p.*, a.user_id, a.manufacturer_id, a.vendor_id, i.filename, i.alt
      from posts p join pictures i on i.n = p.n join accounts a on a.place = p.n % a.total
    ), taken as (
      update uploads u set user_id = w.user_id from written w where w.filename = u.filename
    ), made as (
      insert into blog_posts (manufacturer_id, vendor_id, title, slug, teaser, body, picture,
        picture_alt, status, publish_at, published_at, withdrawn_reason, created_at, updated_at)
      select manufacturer_id, vendor_id, title, slug, teaser,
        jsonb_set(body, '{content,3,attrs}', jsonb_build_object('filename', filename, 'alt', alt)),
        filename, alt, status, date_trunc('hour', now()) + make_interval(days => "inDays"),
        case when status = '1' then now() - make_interval(days => 3 + 9 * (18 - n)) end,
        coalesce("withdrawnReason", ''), now() - make_interval(days => 4 + 9 * (25 - n)),
        now() - make_interval(days => case when status = '1' then 3 + 9 * (18 - n) else 1 end)
      from written order by n
      returning id, slug
    )
    insert into blog_post_tags (post_id, tag_id, sort_index)
    select m.id, t.id, x.place - 1
    from made m join posts p on p.slug = m.slug
    cross join lateral jsonb_array_elements_text(p.tags) with ordinality x (name, place)
    join tags t on t.type = 'blog' and t.name = x.name`.execute(trx);
};
