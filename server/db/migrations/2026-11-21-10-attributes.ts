import { type Kysely, sql } from 'kysely';

/**
 * Values that are written alike are one value; a product's value of a choice points to its option;
 * a family's own say on where its groups are shown and what it requires.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await spelling(db);
  await uniqueValues(db);
  await chosenOptions(db);
  await families(db);
};

const upper = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞŒŠŽŸẞ';
const lower = 'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþœšžÿß';

/** The accented letters are told one by one: lower() knows them in some locales only. */
const spelling = (db: Kysely<unknown>) =>
  sql`
    create function spelling_key(name text) returns text
    language sql immutable strict parallel safe
    return regexp_replace(btrim(
      replace(replace(replace(replace(
        lower(translate(normalize(name, NFC), ${sql.lit(upper)}, ${sql.lit(lower)})),
        'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')
      ), '\\s+', ' ', 'g');
    comment on function spelling_key(text) is
      'the same for names that differ in case, umlaut spelling or white space alone';
  `.execute(db);

/** What was told apart by its spelling only gets its id behind its name, so that nothing is lost. */
const uniqueValues = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['attribute_options', 'attribute_option_groups']) {
    const name = sql.table(table);
    await sql`
      update ${name} t set name = left(t.name, 230) || ' (' || t.id || ')'
      from (
        select id, row_number() over (partition by attr_id, spelling_key(name) order by id) as n
        from ${name}
      ) same
      where same.id = t.id and same.n > 1`.execute(db);
    await sql`
      alter table ${name}
        add column name_key text not null generated always as (spelling_key(name)) stored,
        add column version integer not null default 1`.execute(db);
    await sql`drop index ${sql.id(`${table}_name_key`)}`.execute(db);
    await sql`
      create unique index ${sql.id(`${table}_name_key`)} on ${name} (attr_id, name_key)`.execute(
      db,
    );
  }
};

/**
 * A value is kept as it reads; where it is an option's name it points to that option, too, which then
 * cannot be deleted, whoever writes at the same moment.
 */
const chosenOptions = (db: Kysely<unknown>) =>
  sql`
    alter table variation_attributes
      add column option_id bigint,
      add foreign key (option_id, attr_id) references attribute_options (id, attr_id);
    create index variation_attributes_option_id_idx on variation_attributes (option_id);
    drop index variation_attributes_attr_id_idx;
    create index variation_attributes_attr_id_idx on variation_attributes (attr_id, group_id);

    create function choose_option() returns trigger language plpgsql as $$
    declare chosen record;
    begin
      new.option_id := null;
      if length(new.value) <= 255 then
        select id, name into chosen from attribute_options
          where attr_id = new.attr_id and name_key = spelling_key(new.value);
        if found then
          new.option_id := chosen.id;
          new.value := chosen.name;
        end if;
      end if;
      return new;
    end $$;
    create trigger variation_attributes_option
      before insert or update of attr_id, value on variation_attributes
      for each row execute function choose_option();

    update variation_attributes set value = value
    where attr_id in (select attr_id from attribute_options);
  `.execute(db);

const families = (db: Kysely<unknown>) =>
  sql`
    -- an attribute of a group stays: deleting it would take a field from every family of the group
    alter table attribute_group_items
      drop constraint attribute_group_items_attr_id_fkey,
      add constraint attribute_group_items_attr_id_fkey foreign key (attr_id) references attributes;

    update attribute_groups set place_use = null
    where place_use not in ('description', 'details', 'technical', 'internal');
    alter table attribute_groups
      add check (place_use in ('description', 'details', 'technical', 'internal'));
    alter table attribute_family_groups
      add column place_use text
        check (place_use in ('description', 'details', 'technical', 'internal'));
    comment on column attribute_family_groups.place_use is 'null: as the group has it';

    create table attribute_family_attributes (
      family_id bigint not null,
      group_id bigint not null,
      attr_id bigint not null,
      is_required boolean not null,
      primary key (family_id, group_id, attr_id),
      foreign key (family_id, group_id)
        references attribute_family_groups (family_id, group_id) on delete cascade,
      foreign key (group_id, attr_id)
        references attribute_group_items (group_id, attr_id) on delete cascade
    );
    comment on table attribute_family_attributes is
      'where a family requires otherwise than the attribute does';
    create index attribute_family_attributes_item_idx
      on attribute_family_attributes (group_id, attr_id);
  `.execute(db);
