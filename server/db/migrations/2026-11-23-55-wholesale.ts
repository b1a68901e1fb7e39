import { type Kysely, sql } from 'kysely';

/** Wholesale is switched on once and for all. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function keep_wholesale() returns trigger language plpgsql as $$
    begin
      raise exception 'wholesale is not switched off'
        using errcode = 'check_violation', constraint = 'vendors_wholesaler_stays';
    end $$;
    create trigger vendors_wholesaler_stays before update of wholesaler on vendors
      for each row when (old.wholesaler and not new.wholesaler) execute function keep_wholesale();
  `.execute(db);
};
