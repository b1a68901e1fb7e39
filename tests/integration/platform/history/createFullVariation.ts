import { createManufacturer, signedIn } from '#tests/factories/people.ts';
import {
  combineVariation,
  createParent,
  createVariation,
  describeVariation,
} from '#tests/factories/products.ts';
import {
  createAttribute,
  createAttributeGroup,
  createFamily,
  createOption,
  createService,
  createTag,
  putInto,
} from '#tests/factories/structure.ts';
import { snapshot } from '#tests/support/snapshot.ts';
import { api } from '#tests/support/testApi.ts';
import { call } from './calls.ts';

export const attach = `mutation ($input: VariationsServicesInput!) {
  applyVariationsServices(input: $input) { data }
}`;

/** A manufacturer's variation with everything that can belong to it, and its sample. */
export const createFullVariation = async () => {
  const maker = await createManufacturer(api.db);
  const { token } = await signedIn(api.db, 'manufacturer', {
    manufacturerId: maker.id,
    firstname: 'Mia',
    lastname: 'Maker',
  });
  const group = await createAttributeGroup(api.db);
  const described = await createAttribute(api.db, {
    type: 'text',
    is_configurable: false,
    // not editable by the manufacturer
    is_editable: false,
  });
  await putInto(api.db, group.id, [described.id]);
  const family = await createFamily(api.db);
  await api.db
    .insertInto('attribute_family_groups')
    .values({ family_id: family.id, group_id: group.id })
    .execute();
  const parent = await createParent(api.db, {
    manufacturer_id: maker.id,
    family_id: family.id,
  });
  const variation = await createVariation(api.db, { parent_id: parent.id, price: '1299.50' });
  const sample = await createVariation(api.db, { sample_of_id: variation.id });
  const option = await createOption(api.db);
  await combineVariation(api.db, variation.id, option);
  await describeVariation(api.db, variation.id, group.id, described.id, 'Massiv');
  await api.db
    .insertInto('variation_images')
    .values({ variation_id: variation.id, filename: 'a.webp', alt: 'Vorn', main: true })
    .execute();
  const tag = await createTag(api.db);
  await api.db
    .insertInto('variation_tags')
    .values({ variation_id: variation.id, tag_id: tag.id })
    .execute();
  const service = await createService(api.db);
  await call(attach, {
    input: { ids: [variation.id], groupIds: [], serviceIds: [service.id] },
  });
  return { token, variation, sample, option, tag, described, group, service, parent };
};

export type Furnished = Awaited<ReturnType<typeof createFullVariation>>;

/** The variation and its sample as stored in the tables. */
export const wholeOf = async (...ids: string[]) => {
  const all = await snapshot(api.db);
  const of = (table: string) =>
    (all[table] ?? [])
      .map((row) => row as Record<string, unknown>)
      .filter((row) => ids.includes(String(row.variation_id ?? row.id)))
      .map(({ id: _, version, updated_at, created_at, ...row }) => row);
  return Object.fromEntries(
    [
      'variations',
      'variation_tags',
      'variation_combinations',
      'variation_attributes',
      'variation_images',
      'variation_services',
    ].map((table) => [table, of(table)]),
  );
};
