import { type Kysely, sql } from 'kysely';

/** Where vendors show the products they include. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table vendor_product_showrooms (
      vendor_product_id bigint not null references vendor_products on delete cascade,
      showroom_id bigint not null references showrooms on delete cascade,
      primary key (vendor_product_id, showroom_id)
    );
    create index vendor_product_showrooms_showroom_id_idx
      on vendor_product_showrooms (showroom_id);
  `.execute(db);
};
