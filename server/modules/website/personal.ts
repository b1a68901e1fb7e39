import { type RawBuilder, sql } from 'kysely';
import {
  deletedOfPartners,
  deletedWith,
  type Identified,
  isOfPartners,
  nothing,
  type PersonalTables,
  type Persons,
  withData,
} from '#server/entity/personal.ts';

const isFeedbackOf = (persons: Identified) => sql`(
  lower(email) = any(${persons.emails}::text[]) or user_id = any(${persons.userIds}::bigint[])
  or ${isOfPartners(persons, 'manufacturer_id', 'vendor_id')})`;

/** With its history, which also shows addresses of those who have no account any more. */
const feedbackOf = (persons: Persons): RawBuilder<unknown>[] => [
  sql`delete from changes where entity = 'userFeedback'
    and lower(coalesce(after, before) ->> 'email') = any(${persons.emails}::text[])`,
  sql`delete from user_feedback where ${isFeedbackOf(persons)}`,
];

const tables: PersonalTables = {
  user_feedback: { holds: 'person', erase: { customer: feedbackOf, partner: feedbackOf } },
  ...deletedOfPartners('blog_posts', 'manufacturer_id', 'vendor_id'),
  ...deletedWith('blog_posts', 'blog_post_tags'),
  ...deletedOfPartners('blog_post_drafts', 'manufacturer_id', 'vendor_id'),
  ...deletedOfPartners('style_collaborators', 'manufacturer_id', 'vendor_id'),
  ...deletedOfPartners('styles', 'manufacturer_id', 'vendor_id'),
  ...deletedWith(
    'styles',
    'style_affiliate_products',
    'style_images',
    'style_networks',
    'style_products',
    'style_tags',
  ),
  ...nothing(
    'affiliate_categories',
    'affiliate_networks',
    'affiliate_products',
    'affiliate_refusals',
    'affiliate_runs',
    'menu_item_brands',
    'menu_item_categories',
    'menu_item_manufacturers',
    'menu_item_products',
    'menu_item_skus',
    'menu_item_tags',
    'menu_item_value_groups',
    'menu_items',
    'style_block_affiliate_products',
    'style_block_products',
    'style_blocks',
    'style_categories',
    'style_sections',
    'website_banners',
  ),
};

const feedbackShown = (persons: Identified) => sql`
  select created_at, email, rate, page, text, status from user_feedback
  where ${isFeedbackOf(persons)} order by id desc`;

export const personal = withData(tables, {
  user_feedback: { account: feedbackShown, customer: feedbackShown },
  blog_posts: {
    partner: (persons) => sql`
      select created_at, title, teaser, body, status from blog_posts
      where ${isOfPartners(persons, 'manufacturer_id', 'vendor_id')} order by id desc`,
  },
  blog_post_drafts: {
    partner: (persons) => sql`
      select saved_at, content from blog_post_drafts
      where ${isOfPartners(persons, 'manufacturer_id', 'vendor_id')} order by id desc`,
  },
  styles: {
    partner: (persons) => sql`
      select created_at, title, short_desc, description, status from styles
      where ${isOfPartners(persons, 'manufacturer_id', 'vendor_id')} order by id desc`,
  },
});
