import {
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';

/* What shops are promised: a field that was released stays as it is. It is removed a year after it was
   deprecated at the earliest (decision 47). */

/** The days for which a deprecated field stays. */
const kept = 365;

/** Of the changes that graphql-js calls dangerous, new values and fields are none for shops. */
const isDangerous = (type: string): boolean => type === 'ARG_DEFAULT_VALUE_CHANGE';

/**
 * The changes that break the promise.
 * @param released SDL of the last release
 * @param present SDL as it is now
 * @param today YYYY-MM-DD
 */
export const brokenPromises = (released: string, present: string, today: string): string[] => {
  const before = buildSchema(released);
  const now = buildSchema(present);
  const changes = [
    ...findBreakingChanges(before, now),
    ...findDangerousChanges(before, now).filter(({ type }) => isDangerous(type)),
  ].map(({ description }) => description);
  const overdue = overdueNames(before, today);
  return [
    ...changes.filter((description) => !overdue.some((name) => description.includes(name))),
    ...changedScopes(before, now),
    ...changedDefaults(before, now),
  ];
};

const dayOf = (reason: string): string | undefined =>
  /^Since (\d{4}-\d{2}-\d{2})\./.exec(reason)?.[1];

const isOverdue = (reason: string | null | undefined, today: string): boolean => {
  const since = dayOf(reason ?? '');
  return since !== undefined && Date.parse(today) - Date.parse(since) > kept * 24 * 3_600_000;
};

/** `Type.field` of everything that was deprecated long enough ago, as graphql-js names it. */
const overdueNames = (schema: GraphQLSchema, today: string): string[] =>
  Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isObjectType(type) || isInputObjectType(type)) {
      return Object.values(type.getFields())
        .filter(({ deprecationReason }) => isOverdue(deprecationReason, today))
        .map(({ name }) => `${type.name}.${name} `);
    }
    if (!isEnumType(type)) return [];
    return type
      .getValues()
      .filter(({ deprecationReason }) => isOverdue(deprecationReason, today))
      .map(({ name }) => `${name} was removed from enum type ${type.name}`);
  });

/** A released field must not need another scope. */
const changedScopes = (before: GraphQLSchema, now: GraphQLSchema): string[] =>
  Object.values(before.getTypeMap()).flatMap((type) => {
    const present = now.getType(type.name);
    if (!isObjectType(type) || !isObjectType(present)) return [];
    return Object.values(type.getFields()).flatMap((field) => {
      const same = present.getFields()[field.name];
      if (!same || scopeOf(same) === scopeOf(field)) return [];
      return `${type.name}.${field.name} needs another scope.`;
    });
  });

/** graphql-js compares the defaults of arguments only. */
const changedDefaults = (before: GraphQLSchema, now: GraphQLSchema): string[] =>
  Object.values(before.getTypeMap()).flatMap((type) => {
    const present = now.getType(type.name);
    if (!isInputObjectType(type) || !isInputObjectType(present)) return [];
    return Object.values(type.getFields()).flatMap((field) => {
      const same = present.getFields()[field.name];
      if (!same || JSON.stringify(same.defaultValue) === JSON.stringify(field.defaultValue))
        return [];
      return `${type.name}.${field.name} has another default.`;
    });
  });

interface WithNode {
  astNode?: {
    directives?: readonly { name: { value: string }; arguments?: readonly object[] }[];
  } | null;
}

const scopeOf = ({ astNode }: WithNode): string =>
  JSON.stringify(
    astNode?.directives
      ?.filter(({ name }) => name.value === 'scope')
      .flatMap(({ arguments: given = [] }) =>
        given.map((each) => (each as { value: { value: string } }).value.value),
      ),
  );
