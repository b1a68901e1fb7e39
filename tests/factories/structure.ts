import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type {
  AttributeFamilies,
  AttributeGroups,
  AttributeOptions,
  Attributes,
  Categories,
  ServiceGroups,
  Services,
  Tags,
} from '#server/generated/database.ts';
import { unique } from './unique.ts';

/** A category below `parent`, or on the first level. */
export const createCategory = (
  db: Db,
  parent?: Selectable<Categories>,
  values: Partial<Insertable<Categories>> = {},
): Promise<Selectable<Categories>> => {
  const name = unique('category');
  return db
    .insertInto('categories')
    .values({
      name,
      slug: name,
      parent_id: parent?.id ?? null,
      level: (parent?.level ?? 0) + 1,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

export const createTag = (
  db: Db,
  values: Partial<Insertable<Tags>> = {},
): Promise<Selectable<Tags>> =>
  db
    .insertInto('tags')
    .values({ name: unique('tag'), ...values })
    .returningAll()
    .executeTakeFirstOrThrow();

export const createFamily = (
  db: Db,
  values: Partial<Insertable<AttributeFamilies>> = {},
): Promise<Selectable<AttributeFamilies>> => {
  const name = unique('family');
  return db
    .insertInto('attribute_families')
    .values({ name, slug: name, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
};

export const createAttribute = (
  db: Db,
  values: Partial<Insertable<Attributes>> = {},
): Promise<Selectable<Attributes>> => {
  const name = unique('attribute');
  return db
    .insertInto('attributes')
    .values({ name, slug: name, type: 'select', is_configurable: true, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
};

export const createOption = async (
  db: Db,
  values: Partial<Insertable<AttributeOptions>> = {},
): Promise<Selectable<AttributeOptions>> =>
  db
    .insertInto('attribute_options')
    .values({
      attr_id: values.attr_id ?? (await createAttribute(db)).id,
      name: unique('option'),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const createAttributeGroup = (
  db: Db,
  values: Partial<Insertable<AttributeGroups>> = {},
): Promise<Selectable<AttributeGroups>> => {
  const name = unique('group');
  return db
    .insertInto('attribute_groups')
    .values({ name, slug: name, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Puts the attributes into the group, in order. */
export const putInto = async (
  db: Db,
  groupId: string,
  attributeIds: readonly string[],
): Promise<void> => {
  await db
    .insertInto('attribute_group_items')
    .values(attributeIds.map((attr_id, sort_index) => ({ group_id: groupId, attr_id, sort_index })))
    .execute();
};

/** A family of one group with these attributes. */
export const createFamilyOf = async (
  db: Db,
  attributeIds: readonly string[],
): Promise<Selectable<AttributeFamilies>> => {
  const family = await createFamily(db);
  const { id: group_id } = await createAttributeGroup(db);
  await putInto(db, group_id, attributeIds);
  await db
    .insertInto('attribute_family_groups')
    .values({ family_id: family.id, group_id })
    .execute();
  return family;
};

export const createServiceGroup = (
  db: Db,
  values: Partial<Insertable<ServiceGroups>> = {},
): Promise<Selectable<ServiceGroups>> =>
  db
    .insertInto('service_groups')
    .values({ name: unique('service group'), ...values })
    .returningAll()
    .executeTakeFirstOrThrow();

export const createService = async (
  db: Db,
  values: Partial<Insertable<Services>> = {},
): Promise<Selectable<Services>> =>
  db
    .insertInto('services')
    .values({
      name: unique('service'),
      duration: 30,
      group_id: values.group_id ?? (await createServiceGroup(db)).id,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
