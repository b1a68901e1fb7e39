import { type RawBuilder, sql } from 'kysely';
import {
  deletedWith,
  type Identified,
  isNamedIn,
  type Known,
  nothing,
  type PersonalTables,
  type Persons,
  withData,
  within,
} from '#server/entity/personal.ts';
import type { Viewer } from '#server/graphql/context.ts';

const isAbout = ({ userIds }: Identified) => sql`user_id = any(${userIds}::bigint[])`;

/** One of the partners, as conditions on their own rows expect it. */
const viewerOf = (kind: Persons['kind'], id: string): Viewer => ({
  userId: '0',
  portal: kind === 'vendor' ? 'vendor' : 'manufacturer',
  roles: [],
  manufacturerId: kind === 'manufacturer' ? id : null,
  vendorId: kind === 'vendor' ? id : null,
});

/** The history of the partners, and of the records that are erased with them. */
const historyOfPartners = (
  { kind, ids, userIds }: Persons,
  { records, personal }: Known,
): RawBuilder<unknown>[] => {
  const own = records.filter(({ table }) => personal[table]?.erase?.partner);
  return [
    sql`delete from changes where entity = ${kind} and entity_id = any(${ids}::bigint[])`,
    sql`delete from changes where entity = 'account' and entity_id = any(${userIds}::bigint[])`,
    ...own.flatMap(({ tracked, table, owned }) =>
      table === `${kind}s`
        ? [
            sql`delete from changes
              where entity = ${tracked.entity} and entity_id = any(${ids}::bigint[])`,
          ]
        : ids.flatMap((id) =>
            owned
              ? [
                  sql`delete from changes c
                    where c.entity = ${tracked.entity} and ${owned(viewerOf(kind, id))}`,
                ]
              : [],
          ),
    ),
  ];
};

/** Erased first, while the records still say to whom they belong. */
export const personalHistory: PersonalTables = {
  changes: {
    holds: 'person',
    erase: {
      customer: ({ ids }) => [
        sql`delete from changes where entity = 'customer' and entity_id = any(${ids}::bigint[])`,
      ],
      partner: historyOfPartners,
    },
    data: {
      account: (persons) => sql`
        select at, entity, entity_id, action from changes where ${isAbout(persons)} order by id desc`,
    },
  },
};

/** Exports in which no person is named; the files of all others are deleted. */
export const impersonalExports: readonly string[] = [
  'affiliateCategories.export',
  'affiliateNetworks.export',
  'affiliateProducts.export',
  'discounts.export',
  'drivingCosts.export',
  'menuItems.export',
  'serviceSettings.export',
  'shops.export',
  'styleCategories.export',
  'styleSections.export',
  'tags.export',
  'websiteBanners.export',
];

/** Exports that name manufacturers and sellers, but no customer. */
export const partnersExports: readonly string[] = [
  'priceChanges.export',
  'soldProducts.export',
  'variations.export',
  'vendorProducts.export',
];

/** Those that are not named after what they export. */
export const otherExports: readonly string[] = [
  'accounts.data',
  'customers.data',
  'payouts.items',
  'payouts.statement',
];

/** Whether the file of a job may name persons of this kind. */
const mayName = (kind: Persons['kind']): RawBuilder<unknown> => {
  const others = kind === 'customer' ? partnersExports : [];
  return sql`kind <> all(${[...impersonalExports, ...others]}::text[])`;
};

/**
 * What other accounts' jobs hold of the persons. Exports under way begin again; a job under way
 * stays if only a last name occurs in its input, because another person may have the same.
 */
const jobsOf = ({ kind, emails, names, lastnames }: Persons): RawBuilder<unknown>[] => {
  const sure = [...emails, ...names];
  const namesThem = mayName(kind);
  return [
    sql`delete from jobs where ${isNamedIn(sql`input`, sure)}
      or ended_at is not null and ${isNamedIn(sql`input`, [...sure, ...lastnames])}`,
    sql`update jobs set state = 'waiting', lease = null, lease_until = null, started_at = null
      where state = 'running' and ${namesThem}
        and (kind like '%.export' or kind = any(${otherExports}::text[]))`,
    sql`update jobs set file = null where file is not null and ${namesThem}`,
    sql`update job_rows set label = null
      where lower(label) like any(${within([...sure, ...lastnames])}::text[])`,
    sql`delete from job_files f using jobs j where j.id = f.job_id and ${namesThem}`,
  ];
};

/** As in addresses: with spaces as `+` and as `%20`. */
const encoded = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [
    encodeURIComponent(text).toLowerCase(),
    new URLSearchParams({ x: text }).toString().slice(2).toLowerCase(),
  ]);

const viewsOf = ({ emails, names, lastnames }: Persons): RawBuilder<unknown>[] => {
  const all = [...emails, ...names, ...lastnames];
  return [
    sql`delete from saved_views where lower(name) like any(${within(all)}::text[])
      or lower(search) like any(${within(encoded(all))}::text[])`,
  ];
};

const notificationsOf = ({ emails, names }: Persons): RawBuilder<unknown>[] => [
  sql`delete from notifications where ${isNamedIn(sql`params`, [...emails, ...names])}`,
];

const eventsOf = (persons: Persons): RawBuilder<unknown>[] => [
  sql`delete from security_events
    where ${isAbout(persons)} or lower(account) = any(${persons.emails}::text[])`,
  sql`update security_events set subject = null
    where lower(subject) like any(${within([...persons.emails, ...persons.names])}::text[])`,
];

/** Mails that wait or were sent. */
const mailsOf = ({ userIds, emails }: Persons): RawBuilder<unknown>[] =>
  ['job', 'archive'].map(
    (table) => sql`
      delete from ${sql.table(`pgboss.${table}`)} where name = 'mail' and (
        data ->> 'userId' = any(${userIds}::text[]) or lower(data ->> 'email') = any(${emails}::text[]))`,
  );

/** Those that records of others still show lose their name and their uploader. */
const picturesOf = (
  persons: Persons,
  { pictureUses, pictureHolds }: Known,
): RawBuilder<unknown>[] => {
  const theirs = sql`(${isAbout(persons)} or t.filename = any(${persons.pictures}::text[]))`;
  const isUsed = [...pictureUses, ...pictureHolds].map((select) => sql`exists (${select})`);
  return [
    sql`with gone as (
        delete from uploads t where ${theirs} and not (${sql.join(isUsed, sql` or `)})
        returning t.filename)
      insert into removed_pictures (filename) select filename from gone on conflict do nothing`,
    sql`update uploads t set origin_name = '', user_id = null where ${isAbout(persons)}`,
  ];
};

const filesOf = (persons: Persons): RawBuilder<unknown>[] => [
  sql`with gone as (delete from files where ${isAbout(persons)} returning name)
    insert into removed_files (name) select name from gone on conflict do nothing`,
];

const manufacturersOf = ({ kind, ids }: Persons): RawBuilder<unknown>[] =>
  kind === 'manufacturer'
    ? [
        sql`update manufacturers set company_name = '#' || id, short_name = null, email = '',
          phone = null, street = null, post_code = null, city = null, address = '',
          description = null, avatar = null, logo = null, logo_source = null, crop = null,
          social_media_links = '{}', internal_note = '', suspended_reason = '–',
          anonymised_at = coalesce(anonymised_at, now()), version = version + 1, updated_at = now()
          where id = any(${ids}::bigint[])`,
      ]
    : [];

const vendorsOf = ({ kind, ids }: Persons): RawBuilder<unknown>[] =>
  kind === 'vendor'
    ? [
        sql`update vendors set company_name = '#' || id, name = '', surname = '', short_name = '',
          email = '', phone = null, street = '', post_code = '', city = '', address = '',
          description = '', service_offering = '', awards = '', avatar = null, logo = null,
          logo_source = null, crop = null, social_media_links = '{}', internal_note = '',
          suspended_reason = '–', anonymised_at = coalesce(anonymised_at, now()),
          version = version + 1, updated_at = now()
          where id = any(${ids}::bigint[])`,
      ]
    : [];

/** Erased last: everything else still finds the accounts. */
const isAccount = ({ userIds }: Identified) => sql`id = any(${userIds}::bigint[])`;

const tables: PersonalTables = {
  jobs: { holds: 'person', erase: { customer: jobsOf, partner: jobsOf } },
  ...deletedWith('jobs', 'job_rows', 'job_files'),
  saved_views: { holds: 'person', erase: { customer: viewsOf, partner: viewsOf } },
  notifications: {
    holds: 'person',
    erase: { customer: notificationsOf, partner: notificationsOf },
  },
  security_events: { holds: 'person', erase: { customer: eventsOf, partner: eventsOf } },
  'pgboss.job': { holds: 'person', erase: { partner: mailsOf } },
  manufacturers: { holds: 'person', erase: { partner: manufacturersOf } },
  vendors: { holds: 'person', erase: { partner: vendorsOf } },
  uploads: { holds: 'person', erase: { partner: picturesOf } },
  files: { holds: 'person', erase: { partner: filesOf } },
  users: {
    holds: 'person',
    erase: {
      partner: ({ userIds }) => [sql`delete from users where id = any(${userIds}::bigint[])`],
    },
  },
  ...deletedWith(
    'users',
    'account_keys',
    'email_changes',
    'known_devices',
    'notification_mails',
    'passkey_challenges',
    'passkeys',
    'recovery_codes',
    'second_factors',
    'sessions',
    'viewings',
  ),
  ...nothing(
    // of administrators and shops
    'api_keys',
    'applied_functions',
    'bulk_changes',
    // hashes of accounts, and addresses, for at most an hour
    'rate_limits',
    'kept_tables',
    'processes',
    'removed_files',
    'removed_pictures',
    'roles',
    'sign_in_settings',
    'unfinished_files',
  ),
};

export const personal = withData(tables, {
  users: {
    account: (persons) => sql`
      select email, firstname, lastname, language, created_at, last_sign_in_at
      from users where ${isAccount(persons)}`,
  },
  manufacturers: {
    partner: ({ kind, ids }) => sql`
      select company_name, short_name, email, phone, street, address, post_code, city, description,
        social_media_links, created_at
      from manufacturers where ${kind === 'manufacturer'} and id = any(${ids}::bigint[])`,
  },
  vendors: {
    partner: ({ kind, ids }) => sql`
      select company_name, short_name, name as firstname, surname as lastname, email, phone, street,
        address, post_code, city, description, service_offering, awards, social_media_links, created_at
      from vendors where ${kind === 'vendor'} and id = any(${ids}::bigint[])`,
  },
  sessions: {
    account: (persons) => sql`
      select created_at, last_used_at, address, user_agent from sessions
      where ${isAbout(persons)} and viewing_id is null order by created_at desc`,
  },
  known_devices: {
    account: (persons) => sql`
      select created_at, last_used_at from known_devices
      where ${isAbout(persons)} order by created_at desc`,
  },
  passkeys: {
    account: (persons) => sql`
      select name, created_at, last_used_at from passkeys where ${isAbout(persons)} order by id`,
  },
  second_factors: {
    account: (persons) => sql`
      select since from second_factors where ${isAbout(persons)} and since is not null`,
  },
  email_changes: {
    account: (persons) => sql`
      select created_at, before, after from email_changes where ${isAbout(persons)} order by id desc`,
  },
  viewings: {
    account: (persons) => sql`
      select began_at, ended_at from viewings where ${isAbout(persons)} order by began_at desc`,
  },
  saved_views: {
    account: (persons) => sql`
      select name, resource, search, created_at from saved_views
      where ${isAbout(persons)} order by id`,
  },
  notifications: {
    account: (persons) => sql`
      select created_at, kind, params, read_at from notifications
      where ${isAbout(persons)} order by id desc`,
  },
  notification_mails: {
    account: (persons) => sql`
      select topic, is_wanted from notification_mails where ${isAbout(persons)} order by topic`,
  },
  security_events: {
    account: (persons) => sql`
      select at, kind, detail, address, device from security_events
      where ${isAbout(persons)} order by id desc`,
  },
  uploads: {
    account: (persons) => sql`
      select created_at, origin_name, filename from uploads t
      where ${isAbout(persons)} order by id desc`,
  },
  files: {
    account: (persons) => sql`
      select created_at, origin_name, name as filename from files
      where ${isAbout(persons)} order by created_at desc`,
  },
  jobs: {
    account: (persons) => sql`
      select created_at, kind, state, input from jobs where ${isAbout(persons)} order by id desc`,
  },
});
