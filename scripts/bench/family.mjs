import { callerOf } from '#scripts/lib/server.mjs';
import { mediansOf } from './medians.mjs';
import { withClient } from './withClient.mjs';

const runs = 5;
const attributes = 200;
const perGroup = 20;
const products = 20_000;

const updateDocument = `mutation ($id: ID!, $input: AttributeFamilyInput!) {
  updateAttributeFamily(id: $id, input: $input) { data { version } } }`;
const impactDocument = `query ($id: ID!, $input: AttributeFamilyInput!) {
  attributeFamilyImpact(id: $id, input: $input) { data { products gain lose incomplete } } }`;

/**
 * Saves a family of 200 attributes used by 20,000 products with 20 values each: once adding a
 * group, once removing it, which takes a value from each product. A job then adapts the values.
 * Medians of 5 runs.
 * @param {{ databaseUrl: string, port: string, token: string }} where a database with 100,000
 * variations, which the measurement changes
 * @returns {Promise<{ attributes: number, products: number, impactMs: number, gainMs: number,
 * loseMs: number }>} `impactMs` of the impact query before the loss
 */
export const measureFamily = async ({ databaseUrl, port, token }) => {
  const call = callerOf(port, token);
  const groups = await createGroups(call);
  const family = await createFamily(call, groups);
  await useFamily(databaseUrl, family, groups);
  const measured = [];
  for (let run = 0; run < runs; run += 1) {
    measured.push(await measureOnce(call, family, groups, run));
  }
  return { attributes, products, ...mediansOf(measured) };
};

const createGroups = async (call) => {
  const groups = [];
  for (let group = 0; group < attributes / perGroup; group += 1) {
    const ids = [];
    for (let n = 0; n < perGroup; n += 1) {
      const name = `Messwert ${group * perGroup + n + 1}`;
      const { createAttribute } = await call(
        'mutation ($input: AttributeInput!) { createAttribute(input: $input) { data { id } } }',
        { input: { name, slug: name.toLowerCase().replace(' ', '-'), type: 'text' } },
      );
      ids.push(createAttribute.data.id);
    }
    const { createAttributeGroup } = await call(
      'mutation ($input: AttributeGroupInput!) { createAttributeGroup(input: $input) { data { id } } }',
      {
        input: { name: `Messwerte ${group + 1}`, slug: `messwerte-${group + 1}`, attributes: ids },
      },
    );
    groups.push({ id: createAttributeGroup.data.id, attributes: ids });
  }
  return groups;
};

const createFamily = async (call, groups) => {
  const { createAttributeFamily } = await call(
    'mutation ($input: AttributeFamilyInput!) { createAttributeFamily(input: $input) { data { id } } }',
    { input: inputOf(groups) },
  );
  return createAttributeFamily.data.id;
};

const inputOf = (groups) => ({
  name: 'Messgeräte',
  slug: 'messgeraete',
  groups: groups.map(({ id, attributes: [required] }) => ({
    group_id: id,
    attributes: [{ attr_id: required, is_required: true }],
  })),
});

/** Gives products the family, with values for two attributes of each group. */
const useFamily = async (databaseUrl, family, groups) => {
  await withClient(databaseUrl, async (client) => {
    await client.query(
      `create temporary table taken as
       select v.id, v.parent_id from variations v join parent_products p on p.id = v.parent_id
       order by v.parent_id, v.id limit $1`,
      [products],
    );
    // the remaining variations of the last parent keep their old family
    await client.query(
      `delete from variations v where v.parent_id in (select parent_id from taken)
         and v.id not in (select id from taken)`,
    );
    await client.query(
      'delete from variation_attributes where variation_id in (select id from taken)',
    );
    await client.query(
      'update parent_products set family_id = $1 where id in (select parent_id from taken)',
      [family],
    );
    const fields = groups.flatMap(({ id, attributes: list }) =>
      list.slice(0, 2).map((attribute) => [id, attribute]),
    );
    await client.query(
      `insert into variation_attributes (variation_id, group_id, attr_id, value)
       select t.id, x.group_id, x.attr_id, 'Wert ' || t.id
       from taken t, unnest($1::bigint[], $2::bigint[]) x (group_id, attr_id)`,
      [fields.map(([group]) => group), fields.map(([, attribute]) => attribute)],
    );
    await client.query('vacuum analyze');
  });
};

/** A different group each time, because the previous one has lost its values. */
const measureOnce = async (call, id, groups, run) => {
  const less = inputOf(groups.filter((_, place) => place !== run));
  const before = await versionOf(call, id);
  const [impactMs, impact] = await timed(() =>
    call(impactDocument, { id, input: { ...less, version: before } }),
  );
  const { lose } = impact.attributeFamilyImpact.data;
  const [loseMs, smaller] = await timed(() =>
    call(updateDocument, { id, input: { ...less, confirmedLoss: lose, version: before } }),
  );
  const { version } = smaller.updateAttributeFamily.data;
  const [gainMs] = await timed(() =>
    call(updateDocument, { id, input: { ...inputOf(groups), version } }),
  );
  return { impactMs, loseMs, gainMs };
};

const versionOf = async (call, id) => {
  const { attributeFamilyById } = await call(
    'query ($id: ID!) { attributeFamilyById(id: $id) { data { version } } }',
    { id },
  );
  return attributeFamilyById.data.version;
};

const timed = async (work) => {
  const start = performance.now();
  const result = await work();
  return [performance.now() - start, result];
};
