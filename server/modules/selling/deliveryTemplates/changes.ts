import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import { deliveryTemplateInput } from '#contract/rules/selling/deliveryTemplate.ts';
import { recordChanges } from '#server/db/changes.ts';
import { ownedBy } from '#server/db/owner.ts';
import { recordById } from '#server/entity/read.ts';
import { createRecord } from '#server/entity/write.ts';
import type { Writing } from '#server/entity/writing.ts';
import { notFound, parse } from '#server/errors/domainError.ts';
import { trackedProduct } from '#server/modules/selling/vendorProducts/product.ts';
import { deliveryTemplates } from './templates.ts';

const whole = () => new Set(['name', 'type', 'daysFrom', 'daysTo', 'scope', 'rules']);

/**
 * Returns the id of the copy, which gets the first free name of „Name (2)“, „Name (3)“ and so on.
 */
export const duplicateTemplate = async (writing: Writing, id: string): Promise<string> => {
  const { trx, viewer } = writing;
  const template = await recordById(trx, viewer, deliveryTemplates, id, whole);
  const { rows } = await sql<{ name: string }>`
    select lower(t.name) as name from delivery_templates t
    where ${ownedBy(viewer, 't', ['vendor_id'])}`.execute(trx);
  const name = freeName(template.name, new Set(rows.map((row) => row.name)));
  return createRecord(deliveryTemplates)(
    writing,
    parse(deliveryTemplateInput, { ...template, name, version: null }),
  );
};

const freeName = (name: string, taken: ReadonlySet<string>): string => {
  const base = name.replace(/ \(\d+\)$/, '');
  for (let n = 2; ; n += 1) {
    const end = ` (${n})`;
    const free = `${base.slice(0, limits.templateName - end.length).trimEnd()}${end}`;
    if (!taken.has(free.toLowerCase())) return free;
  }
};

/**
 * Deletes templates and assigns their products to another one. Throws NOT_FOUND for any template
 * that is not the viewer's.
 */
export const replaceTemplates = async (
  { trx, viewer }: Writing,
  ids: readonly string[],
  into: string,
): Promise<void> => {
  const { rows } = await sql`
    select t.id from delivery_templates t
    where t.id = any(${[...ids, into]}::bigint[]) and ${ownedBy(viewer, 't', ['vendor_id'])}
    order by t.id for update`.execute(trx);
  if (rows.length < ids.length + 1) throw notFound();
  await moveProducts(trx, viewer.userId, ids, into);
  await recordChanges(trx, deliveryTemplates.tracked, viewer.userId, ids, () =>
    sql`delete from delivery_templates where id = any(${ids}::bigint[])`.execute(trx),
  );
};

/** Assigns products to another template, which is recorded in their history. */
const moveProducts = async (
  trx: Writing['trx'],
  userId: string,
  templates: readonly string[],
  into: string,
): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    select id from vendor_products where delivery_template_id = any(${templates}::bigint[])
    order by id for update`.execute(trx);
  const products = rows.map(({ id }) => id);
  await recordChanges(trx, trackedProduct, userId, products, () =>
    sql`
      update vendor_products
      set delivery_template_id = ${into}, version = version + 1, updated_at = now()
      where id = any(${products}::bigint[])`.execute(trx),
  );
};
