import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import representatives from './content/representatives.json' with { type: 'json' };

/**
 * Inserts the same people for the manufacturers with accounts, each with an address at the
 * manufacturer.
 */
export const insertRepresentatives = async (trx: Trx): Promise<void> => {
  await sql`
    with made as (
      insert into representatives
        (manufacturer_id, name, surname, position, email, phone, sort_index)
      select m.id, x.person ->> 'name', x.person ->> 'surname', x.person ->> 'position',
        lower(x.person ->> 'name') || '@' || split_part(m.email, '@', 2), x.person ->> 'phone', x.n - 1
      from manufacturers m, jsonb_array_elements(${jsonb(representatives)}) with ordinality x (person, n)
      where m.id in (select manufacturer_id from users where password_hash is not null)
      returning id, surname
    )
    insert into representative_regions (representative_id, sort_index, type, value)
    select made.id, r.n - 1, r.region ->> 'type', r.region ->> 'value'
    from made
    join jsonb_array_elements(${jsonb(representatives)}) x on x ->> 'surname' = made.surname,
      jsonb_array_elements(x -> 'regions') with ordinality r (region, n)`.execute(trx);
};
