import fs from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  Kind,
  print,
  visit,
} from 'graphql';
import { typeDefs } from '#contract/generated/typeDefs.ts';
import { readClientOperations } from '#tests/support/clientOperations.ts';

/**
 * All lists of the API with their sorts and filters, as the contract declares them.
 * @returns {Promise<List[]>}
 * @typedef {{ name: string, document: string, rule?: import('valibot').ObjectSchema<any, any>, sorts:
 * string[], filters: string[], isCapped: boolean, isPaged: boolean, hasId: boolean }} List `document`
 * requests the fields that the client's screen of the list requests; `rule` checks the list's query;
 * lists that are not paged show more rows, and count no further than these
 */
export const readLists = async () => {
  const [operations, rules] = await Promise.all([readClientOperations(), readRules()]);
  const fields = Object.values(buildSchema(typeDefs).getQueryType().getFields());
  return fields.flatMap((field) => {
    const query = getNamedType(field.args.find(({ name }) => name === 'query')?.type);
    const selected = selectionOf(field.name, operations);
    if (!isInputObjectType(query) || !('size' in query.getFields())) return [];
    if (!hasResults(field) || !selected) return [];
    const rule = rules[`${query.name[0].toLowerCase()}${query.name.slice(1)}`];
    return {
      name: field.name,
      document: documentOf(field, selected),
      rule,
      sorts: 'sort' in query.getFields() ? choicesOf(rule?.entries.sort) : [],
      filters: Object.keys(query.getFields()).filter((name) => !paging.includes(name)),
      isCapped: 'countUpTo' in query.getFields(),
      isPaged: 'sort' in query.getFields(),
      hasId: field.args.some(({ name, type }) => name === 'id' && isNonNullType(type)),
    };
  });
};

/** The client's queries without variables: those of dashboards, and of other parts of screens, such as trees and numbers. */
export const readScreens = async () => {
  const operations = await readClientOperations();
  return operations
    .filter(
      ({ definition }) =>
        definition.operation === 'query' && !definition.variableDefinitions?.length,
    )
    .map(({ name, folder, document }) => ({
      name,
      kind: folder === 'providers/dashboard' ? 'dashboard' : 'screen',
      document: print(document),
    }));
};

const paging = ['page', 'size', 'sort', 'order', 'ids', 'countUpTo'];

/** Whether a query returns rows; some return only sums of the rows that match a list's filters. */
const hasResults = ({ type }) => {
  const data = getNamedType(getNamedType(type).getFields().data?.type);
  return isObjectType(data) && 'results' in data.getFields();
};

/** The rules of all inputs, by name. */
const readRules = async () => {
  const folder = new URL('../../../contract/rules/', import.meta.url);
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file));
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return Object.assign({}, ...modules);
};

/** The values of a rule that admits only some, except `all`, which does not filter. */
export const choicesOf = (rule) => {
  const { type, options } = unwrapped(rule) ?? {};
  if (type === 'boolean') return [true, false];
  return type === 'picklist' ? options.filter((option) => option !== 'all') : [];
};

const unwrapped = (rule) => (rule?.wrapped ? unwrapped(rule.wrapped) : rule);

/** The client's operation that selects the most fields of the list, reduced to this selection. */
const selectionOf = (name, operations) => {
  const found = operations
    .filter(({ definition }) => definition.operation === 'query')
    .flatMap(({ document, definition }) =>
      definition.selectionSet.selections
        .filter((each) => each.kind === Kind.FIELD && each.name.value === name)
        .map(({ selectionSet }) => ({ selectionSet, document })),
    );
  return found.sort((a, b) => lengthOf(b) - lengthOf(a))[0];
};

/** The fragments that a selection uses, itself or through others. */
const fragmentsOf = ({ selectionSet, document }, found = new Set()) => {
  visit(selectionSet, {
    FragmentSpread: ({ name }) => {
      const fragment = document.definitions.find(
        (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name.value,
      );
      if (found.has(fragment)) return;
      fragmentsOf({ selectionSet: fragment.selectionSet, document }, found.add(fragment));
    },
  });
  return [...found];
};

const lengthOf = (selected) =>
  [selected.selectionSet, ...fragmentsOf(selected)].map(print).join().length;

/** A document of this list alone, with a variable for each of its arguments. */
const documentOf = ({ name, args }, selected) => {
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  // conditions of the screen would need variables of their own
  const everything = visit(selected.selectionSet, { Directive: () => null });
  return [
    `query (${declared}) { ${name}(${passed}) ${print(everything)} }`,
    ...fragmentsOf(selected).map(print),
  ].join('\n');
};
