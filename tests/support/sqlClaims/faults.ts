import {
  AliasNode,
  IdentifierNode,
  type OperationNode,
  RawNode,
  type ReturningNode,
  type SelectionNode,
} from 'kysely';
import type { Claim, ValueClaim } from './claim.ts';
import { columnType } from './columnTypes.ts';

/** PostgreSQL's description of a statement's result. */
export interface Result {
  fields: readonly { name: string; dataTypeID: number }[];
  rows: readonly Record<string, unknown>[];
}

/** Claims by the texts of the template, because type arguments do not exist at run time. */
export type Claims = ReadonlyMap<string, readonly Claim[]>;

export const claimsByTexts = (claims: readonly Claim[]): Claims => {
  const byTexts = new Map<string, Claim[]>();
  for (const claim of claims) {
    const key = keyOf(claim.texts);
    byTexts.set(key, [...(byTexts.get(key) ?? []), claim]);
  }
  return byTexts;
};

const keyOf = (texts: readonly string[]) => texts.join('\0');

/** A claim about one column of a statement's result, or about its rows. */
export type Claimed = { column: string | null; claims: readonly Claim[] };

/** The claims about the result of this statement. */
export const claimedOf = (claims: Claims, statement: OperationNode): Claimed[] => {
  if (RawNode.is(statement)) {
    const rows = claims.get(keyOf(statement.sqlFragments));
    return [...(rows ? [{ column: null, claims: rows }] : []), ...inTemplate(claims, statement)];
  }
  return selectionsOf(statement).flatMap(({ selection }) =>
    AliasNode.is(selection) && IdentifierNode.is(selection.alias)
      ? aboutColumn(claims, selection.node, selection.alias.name)
      : [],
  );
};

const selectionsOf = (statement: OperationNode): readonly SelectionNode[] => {
  const { selections, returning } = statement as {
    selections?: readonly SelectionNode[];
    returning?: ReturningNode;
  } & OperationNode;
  return selections ?? returning?.selections ?? [];
};

const aboutColumn = (claims: Claims, node: OperationNode, column: string): Claimed[] => {
  // a template without texts, such as sql`${value}` or sql.ref, could be any
  if (!RawNode.is(node) || node.sqlFragments.every((text) => text === '')) return [];
  const found = claims.get(keyOf(node.sqlFragments));
  return found ? [{ column, claims: found }] : [];
};

/** Expressions with an alias outside of parentheses, so that the result contains the column. */
const inTemplate = (claims: Claims, statement: RawNode): Claimed[] => {
  const found: Claimed[] = [];
  let depth = 0;
  const walk = ({ sqlFragments, parameters }: RawNode): void => {
    for (const [n, text] of sqlFragments.entries()) {
      depth += depthOf(text);
      const value = parameters[n];
      if (!value || !RawNode.is(value)) continue;
      const alias = aliasAfter(sqlFragments[n + 1] ?? '', parameters[n + 1]);
      if (depth === 0 && alias) found.push(...aboutColumn(claims, value, alias));
      walk(value);
    }
  };
  walk(statement);
  return found;
};

const depthOf = (text: string): number => {
  const unquoted = text.replace(/'[^']*'/g, '');
  return unquoted.split('(').length - unquoted.split(')').length;
};

const aliasAfter = (text: string, next: OperationNode | undefined): string | undefined => {
  if (text !== ' as ') return /^ as "?(\w+)/.exec(text)?.[1];
  const [identifier] = next && RawNode.is(next) ? next.parameters : [];
  return identifier && IdentifierNode.is(identifier) ? identifier.name : undefined;
};

/**
 * Differences between claims and the result: the place, the column, the claim and the actual type.
 */
export const faultsOf = ({ column, claims }: Claimed, result: Result): string[] => {
  const each = claims.map((claim) =>
    column === null ? ofRows(claim, result) : ofColumn(claim.at, column, claim.value, result),
  );
  // templates with equal texts cannot be distinguished: one of their claims must match
  return each.some((faults) => faults.length === 0) ? [] : (each[0] ?? []);
};

const ofRows = ({ at, columns, isAsked }: Claim, result: Result): string[] => {
  if (!columns || result.fields.length === 0) return [];
  const unclaimed = result.fields
    .filter(({ name }) => !Object.hasOwn(columns, name))
    .map(({ name }) => `${at}: column "${name}" is selected and not claimed`);
  const claimed = Object.entries(columns).map(([name, value]) => ({
    name,
    value: { ...value, isOptional: value.isOptional || isAsked },
  }));
  return [...unclaimed, ...claimed.flatMap(({ name, value }) => ofColumn(at, name, value, result))];
};

const ofColumn = (
  at: string,
  name: string,
  claimed: ValueClaim,
  { fields, rows }: Result,
): string[] => {
  const { isOptional, isNullable, kinds } = claimed;
  const field = fields.find((each) => each.name === name);
  const fault = (found: string) => [
    `${at}: column "${name}" is claimed ${nameOf(claimed)}, found ${found}`,
  ];
  if (!field) return isOptional ? [] : fault('no such column');
  const { type, kind } = columnType(field.dataTypeID);
  if (kinds.length > 0 && !kinds.some((each) => fits(each, kind)))
    return fault(type === kind ? type : `${type} (${kind})`);
  // the column's type says nothing about null, so this checks the rows
  return !isNullable && rows.some((row) => row[name] === null) ? fault('null') : [];
};

const nameOf = ({ kinds, isNullable }: ValueClaim): string =>
  [...kinds, ...(isNullable ? ['null'] : [])].join(' | ');

const fits = (claimed: string, found: string): boolean => {
  if (claimed === found || claimed === 'unknown') return true;
  // a value in JSON has no column type, but it is neither a Date nor bytes
  if (found === 'json') return !/^(?:Date|bytes)/.test(claimed);
  return claimed.endsWith('[]') && found.endsWith('[]')
    ? fits(claimed.slice(0, -2), found.slice(0, -2))
    : false;
};
