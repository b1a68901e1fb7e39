import { sql } from 'kysely';
import type { SimulatedCart } from '#contract/cart/cart.ts';
import type { Db } from '#server/db/database.ts';

interface ProductFacts {
  id: string;
  name: string;
  /** `Farbe: Rot, Größe: 120 cm` */
  combination: string;
  picture: string | null;
}

interface ShowroomFacts {
  name: string;
  street: string;
  post_code: string;
  city: string;
  phone: string;
}

/** Names and properties that are copied into an order, because they may change later. */
export interface Facts {
  /** By article number. */
  products: Readonly<Record<string, ProductFacts>>;
  services: Readonly<Record<string, string>>;
  showrooms: Readonly<Record<string, ShowroomFacts>>;
  /** Ids of what was deleted since the quote was stored; the order names it, but cannot point to it. */
  deleted: Readonly<Record<'variations' | 'services' | 'showrooms', readonly string[]>>;
}

type Chosen = Pick<SimulatedCart, 'lines' | 'services'>;

/** In one statement, whatever the size of the cart. */
export const loadFacts = async (db: Db, { lines, services }: Chosen): Promise<Facts> => {
  const skus = lines.flatMap(({ sku }) => sku ?? []);
  const serviceIds = services.map(({ serviceId }) => serviceId);
  const showroomIds = lines.flatMap(({ showroomId }) => showroomId ?? []);
  const { rows } = await sql<Facts>`
    select
      coalesce((select jsonb_object_agg(v.sku, jsonb_build_object(
          'id', v.id::text, 'name', v.name, 'combination', coalesce((
            select string_agg(a.name || ': ' || o.name, ', ' order by c.sort_index, c.id)
            from variation_combinations c join attributes a on a.id = c.attr_id
            join attribute_options o on o.id = c.option_id where c.variation_id = v.id), ''),
          'picture', (select g.filename from variation_images g where g.variation_id = v.id
            order by g.main desc, g.sort_index, g.id limit 1)))
        from variations v where v.sku = any(${skus}::text[])), '{}') as products,
      coalesce((select jsonb_object_agg(x.id, x.name)
        from services x where x.id = any(${serviceIds}::bigint[])), '{}') as services,
      coalesce((select jsonb_object_agg(h.id, jsonb_build_object('name', h.name,
          'street', h.street, 'post_code', h.post_code, 'city', h.city, 'phone', h.phone))
        from showrooms h where h.id = any(${showroomIds}::bigint[])), '{}') as showrooms,
      '{"variations": [], "services": [], "showrooms": []}'::jsonb as deleted`.execute(db);
  return rows[0] as Facts;
};
