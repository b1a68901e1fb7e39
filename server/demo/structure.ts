import type { Trx } from '#server/db/database.ts';
import { type Ids, idOf, idsBy } from './insert.ts';
import type { DemoCatalogue, DemoCategory } from './types.ts';

export interface StructureIds {
  manufacturers: Ids;
  categories: Ids;
  tags: Ids;
  attributes: Ids;
  /** Option ids by `<attribute key>/<option key>`. */
  options: Ids;
  groups: Ids;
  families: Ids;
}

/** Inserts the records that describe products. */
export const insertStructure = async (
  trx: Trx,
  catalogue: DemoCatalogue,
): Promise<StructureIds> => {
  const attributes = await insertAttributes(trx, catalogue);
  const groups = await insertGroups(trx, catalogue, attributes);
  await insertServices(trx, catalogue);
  return {
    manufacturers: await insertManufacturers(trx, catalogue),
    categories: await insertCategories(trx, catalogue.categories),
    tags: await insertTags(trx, catalogue),
    attributes,
    options: await insertOptions(trx, catalogue, attributes),
    groups,
    families: await insertFamilies(trx, catalogue, groups),
  };
};

const insertManufacturers = async (trx: Trx, { manufacturers }: DemoCatalogue): Promise<Ids> => {
  const rows = await trx
    .insertInto('manufacturers')
    .values(
      manufacturers.map((m) => ({
        company_name: m.companyName,
        short_name: m.shortName,
        email: m.email,
        phone: m.phone,
        street: m.street,
        post_code: m.postCode,
        city: m.city,
        description: m.description,
        logo: `demo-logo-${m.key}.webp`,
      })),
    )
    .returning(['id', 'company_name as unique'])
    .execute();
  return idsBy(
    manufacturers,
    rows,
    (m) => m.key,
    (m) => m.companyName,
  );
};

/** One at a time, parents first, because each needs its parent's id and level. */
const insertCategories = async (trx: Trx, categories: readonly DemoCategory[]): Promise<Ids> => {
  const ids = new Map<string, string>();
  const levels = new Map<string, number>();
  for (const [sort_index, { key, name, slug, parent }] of categories.entries()) {
    const level = parent === null ? 1 : (levels.get(parent) ?? 0) + 1;
    const { id } = await trx
      .insertInto('categories')
      .values({
        name,
        slug,
        level,
        sort_index,
        parent_id: parent === null ? null : idOf(ids, parent),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(key, id);
    levels.set(key, level);
  }
  return ids;
};

/** Inserts the tags and returns their ids by name, for the products. */
const insertTags = async (trx: Trx, { tags }: DemoCatalogue): Promise<Ids> => {
  const rows = await trx
    .insertInto('tags')
    .values(tags)
    .returning(['id', 'name', 'type'])
    .execute();
  return new Map(rows.filter((row) => row.type === 'product').map((row) => [row.name, row.id]));
};

const insertAttributes = async (trx: Trx, { attributes }: DemoCatalogue): Promise<Ids> => {
  const rows = await trx
    .insertInto('attributes')
    .values(
      attributes.map((a, sort_index) => ({
        name: a.name,
        slug: a.slug,
        type: a.type,
        unit: a.unit,
        is_configurable: a.isConfigurable,
        is_dropdown: a.isDropdown,
        is_editable: a.isEditable,
        is_filterable: a.isFilterable,
        is_required: a.isRequired,
        sort_index,
      })),
    )
    .returning(['id', 'slug as unique'])
    .execute();
  return idsBy(
    attributes,
    rows,
    (a) => a.key,
    (a) => a.slug,
  );
};

const insertOptions = async (
  trx: Trx,
  { attributes }: DemoCatalogue,
  attributeIds: Ids,
): Promise<Ids> => {
  const ids = new Map<string, string>();
  for (const attribute of attributes.filter((a) => a.options.length > 0)) {
    const rows = await trx
      .insertInto('attribute_options')
      .values(
        attribute.options.map((o, sort_index) => ({
          attr_id: idOf(attributeIds, attribute.key),
          name: o.name,
          switch_type: o.switchType,
          value: o.value,
          description: o.description,
          sort_index,
        })),
      )
      .returning(['id', 'name as unique'])
      .execute();
    const byKey = idsBy(
      attribute.options,
      rows,
      (o) => o.key,
      (o) => o.name,
    );
    for (const [key, id] of byKey) ids.set(`${attribute.key}/${key}`, id);
  }
  return ids;
};

const insertGroups = async (
  trx: Trx,
  { attributeGroups }: DemoCatalogue,
  attributes: Ids,
): Promise<Ids> => {
  const rows = await trx
    .insertInto('attribute_groups')
    .values(attributeGroups.map(({ name, slug }) => ({ name, slug })))
    .returning(['id', 'slug as unique'])
    .execute();
  const ids = idsBy(
    attributeGroups,
    rows,
    (g) => g.key,
    (g) => g.slug,
  );
  const items = attributeGroups.flatMap((group) =>
    group.attributes.map((attribute, sort_index) => ({
      group_id: idOf(ids, group.key),
      attr_id: idOf(attributes, attribute),
      sort_index,
    })),
  );
  await trx.insertInto('attribute_group_items').values(items).execute();
  return ids;
};

const insertFamilies = async (
  trx: Trx,
  { attributeFamilies }: DemoCatalogue,
  groups: Ids,
): Promise<Ids> => {
  const rows = await trx
    .insertInto('attribute_families')
    .values(
      attributeFamilies.map(({ name, slug, unit, productType }) => ({
        name,
        slug,
        unit,
        product_type: productType,
      })),
    )
    .returning(['id', 'slug as unique'])
    .execute();
  const ids = idsBy(
    attributeFamilies,
    rows,
    (f) => f.key,
    (f) => f.slug,
  );
  const links = attributeFamilies.flatMap((family) =>
    family.groups.map((group, sort_index) => ({
      family_id: idOf(ids, family.key),
      group_id: idOf(groups, group),
      sort_index,
    })),
  );
  await trx.insertInto('attribute_family_groups').values(links).execute();
  return ids;
};

const insertServices = async (trx: Trx, { serviceGroups }: DemoCatalogue): Promise<void> => {
  for (const { name, services } of serviceGroups) {
    const { id } = await trx
      .insertInto('service_groups')
      .values({ name })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('services')
      .values(services.map((service) => ({ ...service, group_id: id })))
      .execute();
  }
};
