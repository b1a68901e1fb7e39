import { type RawBuilder, sql } from 'kysely';
import type { Collaborator, StyleValues } from '#contract/rules/website/style.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { type Children, linksBelow, rowsBelow } from '#server/entity/children.ts';
import { type Line, listOf, type Read, to } from '#server/entity/states.ts';
import { isStillConnected } from './rights.ts';

type Row<Field extends 'images' | 'networks'> = StyleValues[Field][number];

/** The name of a manufacturer `m` or vendor `d`. */
export const partnerName: RawBuilder<string> = sql<string>`
  coalesce(m.company_name, d.company_name, d.name || ' ' || d.surname)`;

/** A collaborator as the API returns it. */
interface ShownCollaborator extends Collaborator {
  name: string;
  isConnected: boolean;
}

interface CollaboratorRow {
  manufacturer_id: string | null;
  vendor_id: string | null;
}

const each = (row: RawBuilder<unknown>) => sql`coalesce((
  select jsonb_agg(${row} order by k.sort_index) from style_collaborators k
  left join manufacturers m on m.id = k.manufacturer_id
  left join vendors d on d.id = k.vendor_id where k.style_id = t.id), '[]')`;

const partnerOf = ({ manufacturer_id, vendor_id }: CollaboratorRow): Line[] => [
  [manufacturer_id === null ? to('vendor')(vendor_id) : to('manufacturer')(manufacturer_id)],
];

const collaborators: Children<ShownCollaborator[]> = {
  read: each(sql`jsonb_build_object('manufacturerId', k.manufacturer_id::text,
    'vendorId', k.vendor_id::text, 'name', ${partnerName},
    'isConnected', ${isStillConnected})`) as RawBuilder<ShownCollaborator[]>,
  snapshot: each(sql`jsonb_build_object('manufacturer_id', k.manufacturer_id,
    'vendor_id', k.vendor_id)`),
  write: async (trx, id, given) => {
    await sql`delete from style_collaborators where style_id = ${id}`.execute(trx);
    await sql`
      insert into style_collaborators (style_id, sort_index, manufacturer_id, vendor_id)
      select ${id}, x.n - 1, (x.given ->> 'manufacturerId')::bigint, (x.given ->> 'vendorId')::bigint
      from jsonb_array_elements(${jsonb(given)}) with ordinality x (given, n)`.execute(trx);
  },
  inputOf: (state) =>
    listOf<CollaboratorRow>(state).map(({ manufacturer_id, vendor_id }) => ({
      manufacturerId: manufacturer_id,
      vendorId: vendor_id,
    })),
  history: (value) => listOf<CollaboratorRow>(value).flatMap(partnerOf),
};

const pictures: Read = (value) =>
  listOf<Row<'images'>>(value).map(({ filename, alt }) => [JSON.stringify({ filename, alt })]);

export const styleParts = {
  tags: linksBelow({
    table: 'style_tags',
    of: 'style_id',
    to: 'tag_id',
    linked: 'tags',
    kind: 'tag',
    field: 'tags',
  }),
  networks: rowsBelow<Row<'networks'>>({
    table: 'style_networks',
    of: 'style_id',
    fields: ['name', 'link'],
  }),
  collaborators,
  images: {
    ...rowsBelow<Row<'images'>>({
      table: 'style_images',
      of: 'style_id',
      fields: ['filename', 'alt', 'main'],
    }),
    history: pictures,
  },
  products: linksBelow({
    table: 'style_products',
    of: 'style_id',
    to: 'variation_id',
    linked: 'variations',
    kind: 'variation',
    field: 'products',
  }),
  affiliates_products: linksBelow({
    table: 'style_affiliate_products',
    of: 'style_id',
    to: 'affiliate_product_id',
    linked: 'affiliate_products',
    kind: 'affiliateProduct',
    field: 'affiliates_products',
  }),
};
