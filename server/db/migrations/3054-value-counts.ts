import { type Kysely, sql } from 'kysely';

/**
 * How often the products of each manufacturer have each value, and how often products use options. 3055 counts those
 * that exist.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table value_counts (
      attr_id bigint not null,
      manufacturer_id bigint not null,
      digest bytea not null,
      value text not null,
      n bigint not null,
      primary key (attr_id, manufacturer_id, digest)
    );
    comment on table value_counts is
      'how often products have a value, without value_changes; the digest is its SHA-256, as values are too long for an index';

    create table value_changes (
      id bigint generated always as identity primary key,
      attr_id bigint not null,
      parent_id bigint not null,
      value text not null,
      n bigint not null
    ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);
    create index on value_changes (attr_id);
    comment on table value_changes is
      'differences that are not added to value_counts yet; triggers of note_values write them';

    create table moved_parents (
      id bigint generated always as identity primary key,
      parent_id bigint not null,
      manufacturer_id bigint not null
    );
    create index on moved_parents (parent_id, id);
    comment on table moved_parents is
      'parents whose values are still counted among those of their former manufacturer; triggers of note_values write them';

    create function note_values() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'parent_products' then
        insert into moved_parents (parent_id, manufacturer_id) values (old.id, old.manufacturer_id);
      elsif tg_table_name = 'variations' then
        insert into value_changes (attr_id, parent_id, value, n)
        select attr_id, old.parent_id, value, -count(*) from variation_attributes
        where variation_id = old.id group by attr_id, value;
        return old;
      elsif tg_op = 'UPDATE' then
        insert into value_changes (attr_id, parent_id, value, n)
        select attr_id, parent_id, value, sum(n) from (
          select c.attr_id, c.value, c.n,
            (select v.parent_id from variations v where v.id = c.variation_id) as parent_id
          from (
            select attr_id, variation_id, value, 1 as n from changed
            union all
            select attr_id, variation_id, value, -1 from before) c) x
        group by attr_id, parent_id, value having sum(n) <> 0;
      else
        insert into value_changes (attr_id, parent_id, value, n)
        select attr_id, parent_id, value, case tg_op when 'INSERT' then count(*) else -count(*) end
        from (
          select c.attr_id, c.value,
            (select v.parent_id from variations v where v.id = c.variation_id) as parent_id
          from changed c) x
        -- those that are deleted with their variation have been noted before
        where parent_id is not null group by attr_id, parent_id, value;
      end if;
      return null;
    end $$;

    create function counted_manufacturer(parent bigint) returns bigint language sql stable as $$
      select coalesce(
        (select m.manufacturer_id from moved_parents m where m.parent_id = parent order by m.id limit 1),
        (select p.manufacturer_id from parent_products p where p.id = parent))
    $$;

    create function correct_value_counts() returns bigint language plpgsql as $$
    declare
      wrong bigint;
    begin
      perform pg_advisory_xact_lock(hashtext('atrium usage'));
      merge into value_counts k
      using (
        select attr_id, manufacturer_id, value, sha256(convert_to(value, 'UTF8')) as digest, sum(n) as n
        from (
          select x.attr_id, p.manufacturer_id, x.value, count(*) as n
          from variation_attributes x
          join variations v on v.id = x.variation_id
          join (select id, counted_manufacturer(id) as manufacturer_id from parent_products offset 0) p
            on p.id = v.parent_id
          group by x.attr_id, p.manufacturer_id, x.value
          union all
          select attr_id, counted_manufacturer(parent_id), value, -n from value_changes
          union all
          select attr_id, manufacturer_id, value, -n from value_counts
        ) d group by attr_id, manufacturer_id, value having sum(n) <> 0
      ) d on k.attr_id = d.attr_id and k.manufacturer_id = d.manufacturer_id and k.digest = d.digest
      when matched and k.n + d.n = 0 then delete
      when matched then update set n = k.n + d.n
      when not matched then insert (attr_id, manufacturer_id, digest, value, n)
        values (d.attr_id, d.manufacturer_id, d.digest, d.value, d.n);
      get diagnostics wrong = row_count;
      return wrong;
    end $$;

    create or replace function note_usage() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'parent_products' then
        if tg_op = 'UPDATE' then
          insert into usage_changes (kind, record_id, n)
          values ('family', old.family_id, -1), ('family', new.family_id, 1);
        else
          insert into usage_changes (kind, record_id, n)
          select 'family', family_id, case tg_op when 'INSERT' then count(*) else -count(*) end
          from changed group by family_id;
        end if;
      elsif tg_table_name = 'variation_tags' then
        if tg_op = 'UPDATE' then
          insert into usage_changes (kind, record_id, n)
          values ('tag', old.tag_id, -1), ('tag', new.tag_id, 1);
        else
          insert into usage_changes (kind, record_id, n)
          select 'tag', tag_id, case tg_op when 'INSERT' then count(*) else -count(*) end
          from changed group by tag_id;
        end if;
      elsif tg_op = 'UPDATE' and tg_level = 'STATEMENT' then
        insert into usage_changes (kind, record_id, n)
        select 'option', option_id, sum(n) from (
          select option_id, 1 as n from changed
          union all
          select option_id, -1 from before) x
        where option_id is not null group by option_id having sum(n) <> 0;
      elsif tg_op = 'UPDATE' then
        insert into usage_changes (kind, record_id, n)
        values ('attribute', old.attr_id, -1), ('attribute', new.attr_id, 1);
      else
        insert into usage_changes (kind, record_id, n)
        select 'attribute', attr_id, case tg_op when 'INSERT' then count(*) else -count(*) end
        from changed group by attr_id;
        insert into usage_changes (kind, record_id, n)
        select 'option', option_id, case tg_op when 'INSERT' then count(*) else -count(*) end
        from changed where option_id is not null group by option_id;
      end if;
      return null;
    end $$;

    create or replace function note_wrong_usage() returns bigint language plpgsql as $$
    declare
      wrong bigint;
    begin
      insert into usage_changes (kind, record_id, n)
      select kind, record_id, sum(n) from (
        select 'attribute' as kind, attr_id as record_id, count(*) as n
        from variation_attributes group by attr_id
        union all
        select 'attribute', attr_id, count(*) from variation_combinations group by attr_id
        union all
        select 'option', option_id, count(*) from variation_attributes
        where option_id is not null group by option_id
        union all
        select 'option', option_id, count(*) from variation_combinations group by option_id
        union all
        select 'tag', tag_id, count(*) from variation_tags group by tag_id
        union all
        select 'family', family_id, count(*) from parent_products group by family_id
        union all
        select kind, record_id, -n from usage_counts
        union all
        select kind, record_id, -n from usage_changes
      ) x group by kind, record_id having sum(n) <> 0;
      get diagnostics wrong = row_count;
      return wrong;
    end $$;

    create trigger parent_products_values_deleted after delete on parent_products
      for each row execute function note_values();
    create trigger parent_products_values_updated after update on parent_products
      for each row when (old.manufacturer_id <> new.manufacturer_id)
      execute function note_values();
    create trigger variations_values_deleted before delete on variations
      for each row execute function note_values();
    create trigger variation_attributes_values_inserted after insert on variation_attributes
      referencing new table as changed for each statement execute function note_values();
    create trigger variation_attributes_values_updated after update on variation_attributes
      referencing old table as before new table as changed
      for each statement execute function note_values();
    create trigger variation_attributes_values_deleted after delete on variation_attributes
      referencing old table as changed for each statement execute function note_values();
    create trigger variation_attributes_usage_options after update on variation_attributes
      referencing old table as before new table as changed
      for each statement execute function note_usage();
    create trigger variation_combinations_usage_options after update on variation_combinations
      referencing old table as before new table as changed
      for each statement execute function note_usage();

    -- suits the former release: it admits one kind more
    alter table usage_changes drop constraint usage_changes_kind_check,
      add check (kind in ('attribute', 'option', 'tag', 'family'));
    -- suits the former release: it admits one kind more
    alter table usage_counts drop constraint usage_counts_kind_check,
      add check (kind in ('attribute', 'option', 'tag', 'family'))`.execute(db);
};
