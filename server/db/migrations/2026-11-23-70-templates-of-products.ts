import { type Kysely, sql } from 'kysely';

/** A product is delivered by a template of its own vendor, which stays as long as it is. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table delivery_templates
      add constraint delivery_templates_vendor_id_id_unique unique (vendor_id, id);
    alter table vendor_products
      add constraint vendor_products_delivery_template_id_fkey
        foreign key (vendor_id, delivery_template_id)
        references delivery_templates (vendor_id, id);
  `.execute(db);
};
