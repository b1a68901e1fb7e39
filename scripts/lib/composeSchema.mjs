import { Kind, parse, print, visit } from 'graphql';

/**
 * The API's schema, composed from the files of contract/schema. The files omit the definitions that
 * follow from naming conventions (see base.graphql); this function adds them.
 * @param {string} source the concatenated files
 * @param {readonly string[]} areas the rows of the access table
 * @returns {string} SDL
 */
export const composeSchema = (source, areas) => {
  const { definitions } = parse(source);
  const fieldsOf = (name) => definitions.find((each) => each.name?.value === name)?.fields ?? [];
  const shared = { list: fieldsOf('ListQuery'), versioned: fieldsOf('Versioned') };
  const written = definitions
    .filter((each) => !templates.includes(each.name?.value))
    .map((each) =>
      each.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? withShared(each, shared) : each,
    );
  const all = [...written, ...parse(areaEnum(areas)).definitions];
  return `${print({ kind: Kind.DOCUMENT, definitions: withDerived(all) })}\n`;
};

/** Templates for the fields of other types are not part of the API. */
const templates = ['ListQuery', 'Versioned', 'list', 'versioned'];

/**
 * Adds the fields that the input's directives stand for, before and after its own; its own fields
 * take precedence.
 */
const withShared = (input, shared) => {
  const own = new Set(input.fields.map(({ name }) => name.value));
  const directiveOf = (name) => input.directives.find((each) => each.name.value === name);
  const missing = (name) =>
    directiveOf(name) ? shared[name].filter((field) => !own.has(field.name.value)) : [];
  const sort = directiveOf('list')?.arguments[0]?.value.value;
  const described = (field) =>
    field.name.value === 'sort' ? { ...field, description: text(`${sort}.`) } : field;
  return {
    ...input,
    directives: [],
    fields: [...missing('list').map(described), ...input.fields, ...missing('versioned')],
  };
};

const text = (value) => ({ kind: Kind.STRING, value });

const areaEnum = (areas) => `
  "The rows of the access table, one for each area of the product (specification 2 and 6)."
  enum Area { ${areas.join(' ')} }`;

/** Naming conventions: the suffix of a name determines its type. */
const grammar = [
  [
    /^(\w+)Response$/,
    (of) => `type ${of}Response @public { data: ${of}! message: String! status: Int! }`,
  ],
  [/^(\w+)List$/, (of) => `type ${of}List @public { results: [${of}!]! total: Int! }`],
  [
    /^(\w+)StatusInput$/,
    (of) => `
      "The rows by their ids, or all that match."
      input ${of}StatusInput { ids: [ID!] query: ${of}Query status: String }`,
  ],
  [
    /^(\w+)OrderInput$/,
    (of) => `
      "A place in the list."
      input ${of}OrderInput { id: ID sortIndex: Int }`,
  ],
  [
    /^(\w+)ExportInput$/,
    (of) => `
      input ${of}ExportInput {
        query: ${of}Query
        "xlsx or csv."
        format: String
        "Of the headings: de or en."
        language: String
      }`,
  ],
];

/** Adds the derived definitions that the given ones refer to. */
const withDerived = (definitions) => {
  const known = new Set(definitions.map((definition) => definition.name?.value));
  const derived = [...namesIn(definitions)]
    .filter((name) => !known.has(name))
    .flatMap(definitionsOf);
  return derived.length === 0 ? definitions : withDerived([...definitions, ...derived]);
};

const definitionsOf = (name) => {
  for (const [pattern, sdlOf] of grammar) {
    const [, of] = pattern.exec(name) ?? [];
    if (of) return parse(sdlOf(of)).definitions;
  }
  return [];
};

const namesIn = (definitions) => {
  const names = new Set();
  visit(
    { kind: Kind.DOCUMENT, definitions },
    { NamedType: ({ name }) => void names.add(name.value) },
  );
  return names;
};
