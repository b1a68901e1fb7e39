import { parse, print } from 'graphql';

const headings = [
  ['Query', 'Queries'],
  ['Mutation', 'Mutations'],
];

/**
 * The reference of the shop's contract: every call, type and field with its description.
 * @param {string} schema SDL
 * @returns {string} Markdown
 */
export const shopReference = (schema) => {
  const { definitions } = parse(schema);
  const named = (name) => definitions.find((each) => each.name?.value === name);
  const types = definitions
    .filter((each) => each.name && each.kind !== 'DirectiveDefinition')
    .filter((each) => !headings.some(([name]) => name === each.name.value))
    .sort((one, other) => one.name.value.localeCompare(other.name.value));
  const sections = [
    ...headings.flatMap(([name, title]) => [
      `## ${title}`,
      ...(named(name)?.fields ?? []).map(call),
    ]),
    '## Types',
    ...types.map(type),
  ];
  return `${start}\n\n${sections.join('\n\n')}\n`;
};

const start = `# The schema for shops

Generated from \`contract/shop\` by \`npm run codegen\`. [For shops](for-shops.md) explains how to use it.`;

const call = ({ name, description, arguments: args, type: result, directives }) =>
  [
    `### ${name.value}`,
    text(description),
    `Returns ${linked(result)}. ${scopeOf(directives) ?? 'Every key may call it.'}`,
    ...(args.length > 0 ? [table('argument', args)] : []),
  ].join('\n\n');

const type = (definition) => {
  const { kind, name, description, fields, values, types } = definition;
  const head = [`### ${name.value}`, text(description)];
  if (kind === 'EnumTypeDefinition') return [...head, valueTable(values)].join('\n\n');
  if (kind === 'UnionTypeDefinition')
    return [...head, `One of ${types.map(linked).join(', ')}.`].join('\n\n');
  if (!fields) return head.join('\n\n');
  return [...head, table('field', fields)].join('\n\n');
};

const table = (what, rows) =>
  [
    `| ${what} | type | |`,
    '| --- | --- | --- |',
    ...rows.map(
      (row) => `| \`${row.name.value}\`${argumentsOf(row)} | ${linked(row.type)} | ${cell(row)} |`,
    ),
  ].join('\n');

const valueTable = (values) =>
  [
    '| value | |',
    '| --- | --- |',
    ...values.map((each) => `| \`${each.name.value}\` | ${cell(each)} |`),
  ].join('\n');

const argumentsOf = ({ arguments: args = [] }) =>
  args.length === 0
    ? ''
    : ` (${args.map((each) => `\`${each.name.value}\`: ${linked(each.type)}`).join(', ')})`;

const cell = ({ description, directives, defaultValue }) =>
  [
    text(description).replaceAll('\n', ' ').replaceAll('|', '\\|'),
    ...(defaultValue ? [`Default: \`${print(defaultValue)}\`.`] : []),
    ...[scopeOf(directives)].filter(Boolean),
  ].join(' ');

const scopeOf = (directives = []) => {
  const scope = directives.find((each) => each.name.value === 'scope');
  return scope && `Needs the scope \`${scope.arguments[0].value.value}\`.`;
};

const text = (description) => description?.value ?? '';

const builtIn = ['String', 'Int', 'Float', 'Boolean', 'ID'];

/** The type with a link to its section. */
const linked = (node) => {
  if (node.kind === 'NonNullType') return `${linked(node.type)}!`;
  if (node.kind === 'ListType') return `[${linked(node.type)}]`;
  const { value } = node.name;
  return builtIn.includes(value) ? value : `[${value}](#${value.toLowerCase()})`;
};
