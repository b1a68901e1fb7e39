import { parse } from 'graphql';

/** The names of a resource in each notation, from its plural in camel case. */
export const namesOf = (plural, domain) => {
  const singular = singularOf(plural);
  return {
    domain,
    plural,
    singular,
    type: capitalized(singular),
    types: capitalized(plural),
    table: separated(plural, '_'),
    path: separated(plural, '-'),
    words: { one: worded(singular), many: worded(plural) },
  };
};

/**
 * What a schema file says about a resource.
 * @returns names, `fields` of the input as { name, type: String | Int | Boolean, isRequired }, and
 *   whether it has a status (hasStatus), an order (isOrdered) and an export (isExported); `owner` is
 *   vendor or manufacturer if the type carries `@owned(by: …)`
 */
export const modelOf = (names, schema) => {
  const { type, types } = names;
  const { definitions } = parse(schema);
  const fieldsOf = (name) =>
    definitions.filter((each) => each.name?.value === name).flatMap(({ fields }) => fields);
  const record = new Map(fieldsOf(type).map((field) => [field.name.value, field.type]));
  const calls = new Set(fieldsOf('Mutation').map((field) => field.name.value));
  const input = fieldsOf(`${type}Input`);
  if (record.size === 0 || input.length === 0) {
    throw new Error(`There must be a type ${type} and an input ${type}Input.`);
  }
  for (const name of ['id', 'name', 'version', 'updatedAt']) {
    if (!record.has(name)) throw new Error(`${type} lacks the field ${name}.`);
  }
  return {
    ...names,
    owner: ownerOf(definitions, type),
    fields: input.map((field) => fieldOf(field, record)),
    hasStatus: calls.has(`update${type}Status`),
    isOrdered: calls.has(`update${type}Orders`),
    isExported: calls.has(`export${types}`),
  };
};

const ownerOf = (definitions, type) => {
  const { directives = [] } = definitions.find(({ name }) => name?.value === type) ?? {};
  const owned = directives.find(({ name }) => name.value === 'owned');
  const owner = owned?.arguments[0].value.value;
  if (owned && !['vendor', 'manufacturer'].includes(owner)) {
    throw new Error(`@owned(by: ${owner}) is added by hand; leave it out for now.`);
  }
  return owner;
};

const fieldOf = ({ name: { value: name }, type }, record) => {
  const given = type.name?.value;
  if (!['String', 'Int', 'Boolean'].includes(given)) {
    throw new Error(
      `${name} is neither String, Int nor Boolean; leave it out, and add it by hand afterwards.`,
    );
  }
  if (!record.has(name)) throw new Error(`The record lacks the input's field ${name}.`);
  return { name, type: given, isRequired: record.get(name).kind === 'NonNullType' };
};

const capitalized = (name) => `${name[0].toUpperCase()}${name.slice(1)}`;

const singularOf = (plural) => {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return plural.replace(/(?<=s|x|ch|sh)es$|s$/, '');
};

/** The column of a field. */
export const columnOf = (field) => separated(field, '_');

const separated = (name, mark) => name.replace(/[A-Z]/g, (letter) => mark + letter.toLowerCase());

/** A name as words that begin with a capital letter. */
export const worded = (name) => capitalized(separated(name, ' '));
