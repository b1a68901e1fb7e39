import { isDeepStrictEqual } from 'node:util';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { typeDefs } from '#contract/generated/typeDefs.ts';
import { accessOf, rootFields } from './directives.ts';

/* Calls generated from the schema alone, so that fields added later are covered too. */

type Field = GraphQLField<unknown, unknown>;
type Guard = ReturnType<typeof accessOf>;
/** Decides by a field's `@access`, or by its absence, whether to select the field. */
export type GuardFilter = (guard: Guard) => boolean;

export const everything: GuardFilter = () => true;

export const operations = rootFields(buildSchema(typeDefs)).map((root) => ({
  ...root,
  access: accessOf(root.field),
}));
export type Operation = (typeof operations)[number];

/** Maximum nesting of a type in itself; the category tree has as many levels. */
const levels = 4;

/** The guards of a field: its own and its type's. */
const guardsOf = (field: Field): Guard[] => {
  const type = getNamedType(field.type);
  return [accessOf(field), isObjectType(type) ? accessOf(type) : null];
};

const fieldsOf = (type: GraphQLOutputType): Field[] => {
  const named = getNamedType(type);
  const fields = isObjectType(named) ? Object.values(named.getFields()) : [];
  const needy = fields.find((field) => field.args.some(isRequiredArgument));
  if (needy) throw new Error(`Teach the generator the arguments of ${needy.name}.`);
  return fields;
};

/** `{ ... }` with all reachable and selected fields; empty for a scalar. */
const selectionOf = (
  type: GraphQLOutputType,
  isSelected: GuardFilter,
  above: readonly unknown[] = [],
): string => {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  const path = [...above, named];
  const entered = (inner: unknown) => path.filter((each) => each === inner).length;
  const parts = fieldsOf(type)
    .filter((field) => guardsOf(field).every(isSelected))
    // limits recursive types
    .filter((field) => entered(getNamedType(field.type)) < levels)
    .map((field) => `${field.name} ${selectionOf(field.type, isSelected, path)}`);
  return `{ __typename ${parts.join(' ')} }`;
};

/** The document of an operation, with a variable for each argument. */
const documentWith = ({ operation, name, field }: Operation, selection: string): string => {
  const declared = field.args.map((argument) => `$${argument.name}: ${argument.type}`);
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`);
  const inBrackets = (list: string[]) => (list.length > 0 ? `(${list.join(', ')})` : '');
  return `${operation} Generated${inBrackets(declared)} { ${name}${inBrackets(passed)} ${selection} }`;
};

export const documentOf = (operation: Operation, isSelected: GuardFilter): string =>
  documentWith(operation, selectionOf(operation.field.type, isSelected));

/**
 * One document for every path to a field that is not selected. Recursive types are entered once,
 * because their fields are guarded at the type rather than by depth.
 */
export const refusedDocuments = (operation: Operation, isSelected: GuardFilter): string[] => {
  const below = (type: GraphQLOutputType, above: readonly unknown[]): string[] => {
    const named = getNamedType(type);
    if (above.includes(named)) return [];
    return fieldsOf(type).flatMap((field) => {
      if (!guardsOf(field).every(isSelected)) {
        return [`{ ${field.name} ${selectionOf(field.type, everything)} }`];
      }
      return below(field.type, [...above, named]).map((inner) => `{ ${field.name} ${inner} }`);
    });
  };
  return below(operation.field.type, []).map((selection) => documentWith(operation, selection));
};

interface Material {
  ids: readonly string[];
  words: readonly string[];
}

/** Values of an input type, with each id and word in each possible place. */
const valuesOf = (type: GraphQLInputType, material: Material): unknown[] => {
  if (isNonNullType(type)) return valuesOf(type.ofType, material);
  if (isListType(type)) {
    const items = valuesOf(type.ofType, material);
    return [[], items.slice(0, 1), items];
  }
  if (isEnumType(type)) return type.getValues().map((value) => value.name);
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const page = 'size' in type.getFields() ? { size: 1000 } : {};
    const filled = fields.flatMap((field) =>
      valuesOf(field.type, material).map((value) => ({ ...page, [field.name]: value })),
    );
    return [{}, page, ...filled];
  }
  const values: Record<string, readonly unknown[]> = {
    ID: material.ids,
    String: material.words,
    Int: [-1, 0, 1000, 2_000_000_000],
    Boolean: [true, false],
  };
  return [...(values[type.name] ?? [])];
};

/** Calls of an operation in which every argument takes each of its values once. */
export const variablesOf = (
  { field }: Operation,
  material: Material,
): Record<string, unknown>[] => {
  const choices = field.args.map((argument) => ({
    name: argument.name,
    values: valuesOf(argument.type, material),
  }));
  const first = Object.fromEntries(
    field.args
      .filter(isRequiredArgument)
      .map((argument) => [argument.name, valuesOf(argument.type, material)[0]]),
  );
  return [
    first,
    ...choices.flatMap(({ name, values }) => values.map((value) => ({ ...first, [name]: value }))),
  ];
};

const replaceIds = (type: GraphQLInputType, value: unknown, id: string): unknown => {
  if (isNonNullType(type)) return replaceIds(type.ofType, value, id);
  if (value === null || value === undefined) return value;
  if (isListType(type))
    return (value as unknown[]).map((item) => replaceIds(type.ofType, item, id));
  if (isInputObjectType(type)) return fieldsReplaced(type.getFields(), value as object, id);
  return type.name === 'ID' ? id : value;
};

const fieldsReplaced = (
  fields: Readonly<Record<string, { type: GraphQLInputType }>>,
  values: object,
  id: string,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      return [name, field ? replaceIds(field.type, value, id) : value];
    }),
  );

/** The same call with this id in every place for an id; null if there is none. */
export const withIds = (
  { field }: Operation,
  variables: Record<string, unknown>,
  id: string,
): Record<string, unknown> | null => {
  const fields = Object.fromEntries(field.args.map((argument) => [argument.name, argument]));
  const replaced = fieldsReplaced(fields, variables, id);
  return isDeepStrictEqual(replaced, variables) ? null : replaced;
};

type BadCall = [why: string, variables: Record<string, unknown>, codes: (string | undefined)[]];

/**
 * Calls derived from a valid one, each with one fault: an unknown or malformed id in one of the
 * places, a text that is too long, or an unknown version; with the codes with which the API may
 * refuse them.
 */
export const badCalls = (operation: Operation, valid: Record<string, unknown>): BadCall[] => {
  const { field } = operation;
  const inputType = field.args.find(({ name }) => name === 'input')?.type;
  const named = inputType && getNamedType(inputType);
  const fields = isInputObjectType(named) ? Object.values(named.getFields()) : [];
  const withInput = (values: object) => ({
    ...valid,
    input: { ...(valid.input as object), ...values },
  });
  const isText = (type: GraphQLInputType) => getNamedType(type).name === 'String';
  const texts = fields
    // the API reads an option's value only for colours
    .filter(({ name }) => name !== 'value')
    .filter(({ type }) => isText(type) && !isListType(isNonNullType(type) ? type.ofType : type))
    .map(({ name }): BadCall => [name, withInput({ [name]: tooLong }), refusals]);
  const ids = Object.entries({ missing: '9007199254740991', malformed: "1' or true --" }).flatMap(
    ([why, id]): BadCall[] => {
      const variables = withIds(operation, valid, id);
      // with a list, the call may also do nothing and return a failure for each row
      return variables ? [[`id, ${why}`, variables, [...refusals, undefined]]] : [];
    },
  );
  const isOld = fields.some(({ name }) => name === 'version') && 'id' in valid;
  return [
    ...ids,
    ...texts,
    ...(isOld ? [['version', withInput({ version: 999 }), ['CONFLICT']] as BadCall] : []),
  ];
};

const tooLong = 'x'.repeat(100_000);
const refusals = ['NOT_FOUND', 'INVALID', 'CONFLICT', 'IN_USE'];
