import { sql } from 'kysely';
import {
  deletedOfPartners,
  deletedWith,
  type Identified,
  isOfPartners,
  nothing,
  type PersonalTables,
  withData,
} from '#server/entity/personal.ts';

/** Requests whose sender or receiver is one of the partners. */
const isSide = ({ kind, ids }: Identified) => sql`(
  ${sql.ref(`sender_${kind}_id`)} = any(${ids}::bigint[])
  or ${sql.ref(`receiver_${kind}_id`)} = any(${ids}::bigint[]))`;

const isSideIn = ({ kind, ids }: Identified) => sql`(
  coalesce(after, before) ->> ${sql.lit(`sender_${kind}_id`)} = any(${ids}::text[])
  or coalesce(after, before) ->> ${sql.lit(`receiver_${kind}_id`)} = any(${ids}::text[]))`;

const tables: PersonalTables = {
  customers: {
    holds: 'person',
    erase: {
      customer: ({ ids }) => [
        sql`update customers set salutation = '', firstname = '', lastname = '', company = '',
          email = null, phone = '', street = '', vat_id = '',
          anonymised_at = coalesce(anonymised_at, now()), version = version + 1, updated_at = now()
          where id = any(${ids}::bigint[])`,
      ],
    },
  },
  network_requests: {
    holds: 'person',
    erase: {
      // the other side sees its end in the history as well
      partner: (persons) => [
        sql`delete from changes where entity = 'networkRequest' and ${isSideIn(persons)}`,
        sql`delete from network_requests where ${isSide(persons)}`,
      ],
    },
  },
  ...deletedWith('network_requests', 'network_request_regions'),
  ...deletedOfPartners('network_invitations', 'manufacturer_id', 'vendor_id'),
  ...deletedOfPartners('profile_files', 'manufacturer_id', 'vendor_id'),
  ...deletedOfPartners('showrooms', 'manufacturer_id', 'vendor_id'),
  ...deletedWith('showrooms', 'showroom_opening_hours', 'showroom_pictures'),
  ...deletedOfPartners('representatives', 'manufacturer_id'),
  ...deletedWith('representatives', 'representative_regions'),
  ...deletedOfPartners('news', 'manufacturer_id'),
  ...nothing('commission_tiers'),
};

export const personal = withData(tables, {
  customers: {
    customer: ({ ids }) => sql`
      select salutation, firstname, lastname, company, email, phone, street, post_code, city, country,
        vat_id, created_at
      from customers where id = any(${ids}::bigint[])`,
  },
  profile_files: {
    partner: (persons) => sql`
      select kind, title, coalesce(file, picture) as filename from profile_files
      where ${isOfPartners(persons, 'manufacturer_id', 'vendor_id')} order by kind, sort_index`,
  },
  showrooms: {
    partner: (persons) => sql`
      select name, street, post_code, city, phone, email, description, created_at from showrooms
      where ${isOfPartners(persons, 'manufacturer_id', 'vendor_id')} order by id`,
  },
  representatives: {
    partner: (persons) => sql`
      select name as firstname, surname as lastname, position, email, phone from representatives
      where ${isOfPartners(persons, 'manufacturer_id')} order by id`,
  },
  news: {
    partner: (persons) => sql`
      select created_at, title, text, link from news
      where ${isOfPartners(persons, 'manufacturer_id')} order by id desc`,
  },
  network_requests: {
    partner: (persons) => sql`
      select sent_at, status, notes, answer, answered_at from network_requests
      where ${isSide(persons)} order by id desc`,
  },
  network_invitations: {
    partner: (persons) => sql`
      select sent_at from network_invitations
      where ${isOfPartners(persons, 'manufacturer_id', 'vendor_id')} order by id desc`,
  },
});
