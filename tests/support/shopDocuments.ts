import {
  buildSchema,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { shopTypeDefs } from '#contract/generated/shopTypeDefs.ts';

/** The contract for shops. */
export const shopSchema = buildSchema(shopTypeDefs);

/** All fields of a type, without those that lead to a type of the path or that are left out. */
const selectionOf = (
  type: GraphQLOutputType,
  path: readonly string[],
  isLeftOut: (field: string) => boolean,
): string => {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  const fields = Object.values((named as GraphQLObjectType).getFields()).filter((field) => {
    const inner = getNamedType(field.type);
    const needsArguments = field.args.some((arg) => isNonNullType(arg.type));
    return (
      !needsArguments &&
      !isLeftOut(field.name) &&
      !(isObjectType(inner) && [...path, named.name].includes(inner.name))
    );
  });
  const parts = fields.map(
    (field) => `${field.name}${selectionOf(field.type, [...path, named.name], isLeftOut)}`,
  );
  return ` { ${parts.join(' ')} }`;
};

/** All fields of a type of the shop's contract, as a selection. */
export const everyFieldOf = (name: string, leftOut: readonly string[] = []): string =>
  selectionOf(shopSchema.getType(name) as GraphQLObjectType, [], (field) =>
    leftOut.includes(field),
  );

/** The names of the shop's queries that a key of the scope can make. */
export const queriesOfScope = (scope: string): string[] =>
  Object.values(shopSchema.getQueryType()?.getFields() ?? {})
    .filter((field) =>
      field.astNode?.directives?.some(
        ({ name, arguments: given }) =>
          name.value === 'scope' &&
          given?.some(({ value }) => value.kind === 'EnumValue' && value.value === scope),
      ),
    )
    .map(({ name }) => name);

/** The type of a query's answer. */
export const answerOf = (query: string): GraphQLOutputType =>
  shopSchema.getQueryType()?.getFields()[query]?.type as GraphQLOutputType;
