import { type Kysely, sql } from 'kysely';

/** How often products use attributes, tags and families. 3041 counts those that exist. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table usage_counts (
      kind text not null check (kind in ('attribute', 'tag', 'family')),
      record_id bigint not null,
      n bigint not null,
      primary key (kind, record_id)
    );
    comment on table usage_counts is
      'how often products use a record, without usage_changes; kept numbers have no foreign keys';

    create table usage_changes (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('attribute', 'tag', 'family')),
      record_id bigint not null,
      n bigint not null
    ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);
    create index on usage_changes (kind, record_id);
    comment on table usage_changes is
      'differences that are not added to usage_counts yet; triggers of note_usage write them';

    create function note_usage() returns trigger language plpgsql as $$
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
      elsif tg_op = 'UPDATE' then
        insert into usage_changes (kind, record_id, n)
        values ('attribute', old.attr_id, -1), ('attribute', new.attr_id, 1);
      else
        insert into usage_changes (kind, record_id, n)
        select 'attribute', attr_id, case tg_op when 'INSERT' then count(*) else -count(*) end
        from changed group by attr_id;
      end if;
      return null;
    end $$;

    create function note_wrong_usage() returns bigint language plpgsql as $$
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
  `.execute(db);
  for (const [table, column] of Object.entries(noted)) {
    const name = (event: string) => sql.id(`${table}_usage_${event}`);
    await sql`
      create trigger ${name('inserted')} after insert on ${sql.table(table)}
        referencing new table as changed for each statement execute function note_usage();
      create trigger ${name('deleted')} after delete on ${sql.table(table)}
        referencing old table as changed for each statement execute function note_usage();
      -- of each row, because few statements change the column
      create trigger ${name('updated')} after update on ${sql.table(table)} for each row
        when (old.${sql.id(column)} <> new.${sql.id(column)})
        execute function note_usage()`.execute(db);
  }
};

const noted = {
  parent_products: 'family_id',
  variation_attributes: 'attr_id',
  variation_combinations: 'attr_id',
  variation_tags: 'tag_id',
};
