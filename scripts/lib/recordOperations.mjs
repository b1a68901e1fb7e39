import { getNamedType, isObjectType, Kind, parse } from 'graphql';

/* The operations that follow from naming conventions, for the fragment `ThingRecord` of a file
   `record.graphql`: `things(query)`, `thingById`, `createThing(input)`, `updateThing(id, input)`,
   `deleteThingByIds(ids, query)`, `updateThingStatus(input)`, `updateThingOrders(items)` and
   `exportThings(input)`, as far as the schema has them. If there is a fragment `ThingRow`, lists
   request it; pickers request `ThingChoice`. */

/** The file's fragments, with the operations derived from them. */
export const withOperations = (schema, text) => {
  const fragments = fragmentsOf(text);
  const operations = recordTypes(fragments).flatMap((type) =>
    operationsOf(schema, type, fragments),
  );
  return parse([text, ...operations.map((operation) => operation.text)].join('\n'));
};

/** Exports `thingDocuments` for each record of the file: its documents by verb, and the input's fields. */
export const documentsByVerb = (schema, text) => {
  const fragments = fragmentsOf(text);
  return recordTypes(fragments)
    .map((type) => exportOf(schema, type, fragments))
    .join('');
};

/**
 * Exports what the schema determines for a resource without operations of its own: the operations
 * of the file's first record, and the types of its records and rows by their short names.
 */
export const derivedOperations = (text) => {
  const fragments = fragmentsOf(text);
  const [first] = recordTypes(fragments);
  const types = fragments
    .filter((name) => /(Record|Row)$/.test(name))
    .map((name) => `export type ${name} = ${name}Fragment;\n`);
  const call = `crudOperations(${camel(first)}Documents)`;
  return `\n${types.join('')}\nexport const operations = /* @__PURE__ */ ${call};\n`;
};

const exportOf = (schema, type, fragments) => {
  const operations = operationsOf(schema, type, fragments);
  const entries = operations
    .filter(({ verb }) => verb)
    .map(({ verb, name }) => `  ${verb}: ${name}Document,\n`);
  const fields = inputFields(schema, type).map((field) => `'${field}'`);
  return `\nexport const ${camel(type)}Documents = {\n${entries.join('')}  inputFields: [${fields.join(', ')}],\n} as const;\n`;
};

const fragmentsOf = (text) =>
  parse(text)
    .definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
    .map(({ name }) => name.value);

const recordTypes = (fragments) =>
  fragments.flatMap((name) => (name.endsWith('Record') ? [name.slice(0, -'Record'.length)] : []));

const operationsOf = (schema, type, fragments) => {
  const many = plural(type);
  const record = `data { ...${type}Record }`;
  const row = fragments.includes(`${type}Row`) ? `${type}Row` : `${type}Record`;
  const choice = fragments.includes(`${type}Choice`) && `${type}Choice`;
  const listOf = (fragment) => `data { results { ...${fragment} } total }`;
  const list = queryFor(schema, camel(many), `${type}List`);
  const one = queryFor(schema, `${camel(type)}ById`, type);
  const mutation = (name) => schema.getMutationType()?.getFields()[name];
  const answering = (field) => (field && answerOf(field) === type ? field : null);
  // the specification names some of them `deleteThing`
  const named = mutation(`delete${type}`);
  const ofMany = named?.args.some((argument) => argument.name === 'ids') ? named : null;
  const bulk = '...BulkResult';
  return [
    operation('list', `${many}List`, list, listOf(row)),
    choice && operation('choices', `${type}Choices`, list, listOf(choice)),
    operation('one', `${type}ById`, one, record),
    operation('create', `Create${type}`, answering(mutation(`create${type}`)), record),
    operation('update', `Update${type}`, mutation(`update${type}`), record),
    operation('deleteMany', `Delete${many}`, mutation(`delete${type}ByIds`) ?? ofMany, bulk),
    operation('', `Update${type}Status`, mutation(`update${type}Status`), bulk),
    operation('', `Update${type}Orders`, mutation(`update${type}Orders`), 'message'),
    operation('', `Export${many}`, mutation(`export${many}`), 'data { id }', 'job'),
  ].filter(Boolean);
};

/**
 * The query with this name, or, for names that the specification chose differently, the query with
 * this answer.
 */
const queryFor = (schema, name, dataType) => {
  const fields = Object.values(schema.getQueryType().getFields());
  const answers = fields.filter((field) => answerOf(field) === dataType);
  return answers.find((field) => field.name === name) ?? (answers.length === 1 ? answers[0] : null);
};

/** The type of the data in a call's envelope. */
const answerOf = (field) => {
  const answer = getNamedType(field.type);
  const data = isObjectType(answer) && answer.getFields().data;
  return data ? getNamedType(data.type).name : undefined;
};

const operation = (verb, name, field, selection, alias = 'answer') => {
  if (!field) return null;
  const kind = verb === 'list' || verb === 'choices' || verb === 'one' ? 'query' : 'mutation';
  // `pagination` repeats the page of `query` (specification 7)
  const used = field.args.filter(({ name }) => name !== 'pagination');
  const variables = used.map((argument) => `$${argument.name}: ${argument.type}`);
  const values = used.map((argument) => `${argument.name}: $${argument.name}`);
  const call = `${alias}: ${field.name}(${values.join(', ')})`;
  return {
    verb,
    name,
    text: `${kind} ${name}(${variables.join(', ')}) { ${call} { ${selection} } }`,
  };
};

const inputFields = (schema, type) => {
  const fields = schema.getMutationType()?.getFields() ?? {};
  const field = fields[`update${type}`] ?? fields[`create${type}`];
  const input = field?.args.find(({ name }) => name === 'input');
  return input ? Object.keys(getNamedType(input.type).getFields()) : [];
};

const camel = (name) => name[0].toLowerCase() + name.slice(1);

const plural = (name) => {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
};
