import { type Kysely, sql } from 'kysely';

/** Vendors' prices of services, in general and for some of them, and of driving to customers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await settings(db);
  await drivingCosts(db);
};

const settings = (db: Kysely<unknown>) =>
  sql`
    create table service_settings (
      id bigint generated always as identity primary key,
      vendor_id bigint not null references vendors on delete cascade,
      name text not null check (length(name) between 1 and 100),
      is_default boolean not null default false,
      default_hourly_price numeric(12, 2) not null check (default_hourly_price > 0),
      service_duration_type text not null default 'suggested'
        check (service_duration_type in ('suggested', 'fixed', 'percent')),
      service_duration integer check (service_duration >= 1),
      min_service_duration integer check (min_service_duration >= 1),
      maximum_deployable_radius integer check (maximum_deployable_radius >= 1),
      min_order_value numeric(12, 2) check (min_order_value >= 0),
      adjustment_type text not null default 'none'
        check (adjustment_type in ('none', 'percent', 'euro')),
      adjustment_amount numeric(12, 2),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((service_duration_type = 'suggested') = (service_duration is null)),
      check ((adjustment_type = 'none') = (adjustment_amount is null)),
      check (adjustment_type <> 'percent' or adjustment_amount > -100)
    );
    create unique index service_settings_name_key on service_settings (vendor_id, lower(name));
    create unique index service_settings_is_default_key on service_settings (vendor_id)
      where is_default;

    create table service_setting_regions (
      setting_id bigint not null references service_settings on delete cascade,
      sort_index integer not null,
      type text not null check (type in ('germany', 'state', 'postcode')),
      value text,
      primary key (setting_id, sort_index),
      check ((type = 'germany') = (value is null))
    );

    -- a vendor has each service and each group in one setting at most
    create table service_setting_services (
      setting_id bigint not null references service_settings on delete cascade,
      vendor_id bigint not null,
      service_id bigint not null references services on delete cascade,
      sort_index integer not null,
      primary key (setting_id, service_id),
      constraint service_setting_services_service_ids_key unique (vendor_id, service_id)
    );
    create index service_setting_services_service_id_idx on service_setting_services (service_id);

    create table service_setting_groups (
      setting_id bigint not null references service_settings on delete cascade,
      vendor_id bigint not null,
      group_id bigint not null references service_groups on delete cascade,
      sort_index integer not null,
      primary key (setting_id, group_id),
      constraint service_setting_groups_group_ids_key unique (vendor_id, group_id)
    );
    create index service_setting_groups_group_id_idx on service_setting_groups (group_id);

    create function vendor_of_service_setting() returns trigger language plpgsql as $$
    begin
      new.vendor_id := (select vendor_id from service_settings where id = new.setting_id);
      return new;
    end $$;
    create trigger service_setting_services_vendor before insert on service_setting_services
      for each row execute function vendor_of_service_setting();
    create trigger service_setting_groups_vendor before insert on service_setting_groups
      for each row execute function vendor_of_service_setting();
  `.execute(db);

const drivingCosts = (db: Kysely<unknown>) =>
  sql`
    create table driving_costs (
      id bigint generated always as identity primary key,
      vendor_id bigint not null references vendors on delete cascade,
      cost numeric(12, 2) not null check (cost >= 0),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index driving_costs_vendor_id_idx on driving_costs (vendor_id);

    -- a vendor has each region in one driving cost at most
    create table driving_cost_regions (
      driving_cost_id bigint not null references driving_costs on delete cascade,
      vendor_id bigint not null,
      sort_index integer not null,
      type text not null check (type in ('germany', 'state', 'postcode')),
      value text,
      primary key (driving_cost_id, sort_index),
      check ((type = 'germany') = (value is null))
    );
    create unique index driving_cost_regions_regions_key
      on driving_cost_regions (vendor_id, type, coalesce(value, ''));

    create function vendor_of_driving_cost() returns trigger language plpgsql as $$
    begin
      new.vendor_id := (select vendor_id from driving_costs where id = new.driving_cost_id);
      return new;
    end $$;
    create trigger driving_cost_regions_vendor before insert on driving_cost_regions
      for each row execute function vendor_of_driving_cost();
  `.execute(db);
