import { sql } from 'kysely';
import type { AttributeType } from '#contract/rules/catalogue/attribute.ts';
import type { Db } from '#server/db/database.ts';
import { notFound } from '#server/errors/domainError.ts';
import { fieldsOf } from '#server/modules/catalogue/attributeFamilies/fields.ts';

export interface TemplateAttribute {
  name: string;
  group: string;
  unit: string;
  type: AttributeType;
  is_configurable: boolean;
  is_required: boolean;
  /** Names of all its options, in order. */
  options: readonly string[];
}

/** A family as needed for the template of its products. */
export interface TemplateFamily {
  name: string;
  slug: string;
  /** Unit its products are sold by; may be empty. */
  unit: string;
  attributes: readonly TemplateAttribute[];
}

/** NOT_FOUND if the family does not exist. */
export const templateFamily = async (db: Db, id: string): Promise<TemplateFamily> => {
  const { rows } = await sql<TemplateFamily>`
    select f.name, f.slug, f.unit, coalesce((
      select json_agg(json_build_object('name', a.name, 'group', g.name, 'type', a.type, 'unit', a.unit,
        'is_configurable', a.is_configurable, 'is_required', x.required,
        'options', coalesce((
          select json_agg(o.name order by o.sort_index, o.id)
          from attribute_options o where o.attr_id = a.id), '[]')
      ) order by x.place, a.id)
      from (${fieldsOf(sql`select ${id}::bigint`)}) x
      join attributes a on a.id = x.attr_id
      join attribute_groups g on g.id = x.group_id), '[]') as attributes
    from attribute_families f where f.id = ${id}`.execute(db);
  const [family] = rows;
  if (!family) throw notFound();
  return family;
};
