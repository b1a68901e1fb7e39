import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { isId } from '#contract/rules/platform/fields.ts';
import type { AttributeType } from './attribute.ts';

/*
 * The filter of variations by values of attributes. It is one text, so that the address of a list, a
 * saved view, an export and a bulk change carry it like any other filter:
 *
 *   12:is:5,7;30:range:80..140;31:has:massive oak;40:empty
 */

/** What the value of a variation for an attribute must be. A filter names each attribute once. */
export type AttributeCondition = { attr_id: string } & (
  | { is: string[] }
  /** Decimals with a point, both inclusive; at least one of them is given. */
  | { from: string; to: string }
  /** Each word is part of the value. */
  | { has: string }
  /** Variations of families with the attribute, but without a value. */
  | { empty: true }
  | { filled: true }
);

/** The comparison of a condition; the key of its text. */
export const conditionKinds = ['is', 'range', 'has', 'filled', 'empty'] as const;
export type ConditionKind = (typeof conditionKinds)[number];

/** The kinds of conditions for the values of a type, the most used one first. */
export const conditionsOf: Readonly<Record<AttributeType, readonly ConditionKind[]>> = {
  select: ['is', 'filled', 'empty'],
  number: ['range', 'filled', 'empty'],
  text: ['has', 'filled', 'empty'],
  textarea: ['has', 'filled', 'empty'],
};

export const kindOf = (condition: AttributeCondition): ConditionKind => {
  if ('from' in condition) return 'range';
  return conditionKinds.find((kind) => kind in condition) ?? 'filled';
};

/** A decimal that a number is compared with. */
export const isBound = (text: string): boolean =>
  text.length <= limits.decimalLength && /^-?\d+(?:\.\d+)?$/.test(text);

const parseIs = (text: string) => {
  const ids = [...new Set(text.split(','))];
  return ids.every(isId) ? { is: ids } : null;
};

const parseRange = (text: string) => {
  const [from = '', to = '', ...more] = text.split('..');
  const given = [from, to].filter(Boolean);
  const isRange = given.length > 0 && given.every(isBound) && more.length === 0;
  return isRange && text.includes('..') ? { from, to } : null;
};

/** Two characters have a meaning in the filter. */
const escaped = (text: string) => text.replace(/[%;]/g, encodeURIComponent);
const unescaped = (text: string) => text.replaceAll('%3B', ';').replaceAll('%25', '%');

const parseHas = (text: string) => {
  const has = unescaped(text).trim();
  return has !== '' && has.length <= limits.searchText ? { has } : null;
};

const parseAs: Record<ConditionKind, (text: string) => object | null> = {
  is: parseIs,
  range: parseRange,
  has: parseHas,
  empty: (text) => (text === '' ? { empty: true } : null),
  filled: (text) => (text === '' ? { filled: true } : null),
};

const parseCondition = (text: string): AttributeCondition | null => {
  const [, attr_id = '', kind = '', operand = ''] = /^(\d+):([a-z]+)(?::(.+))?$/s.exec(text) ?? [];
  if (!isId(attr_id) || !Object.hasOwn(parseAs, kind)) return null;
  const parsed = parseAs[kind as ConditionKind](operand);
  return parsed && ({ attr_id, ...parsed } as AttributeCondition);
};

/** The conditions of a filter's text; null if it cannot be read. */
export const parseConditions = (text: string): AttributeCondition[] | null => {
  const parts = text.split(';').filter(Boolean);
  const conditions = parts.flatMap((part) => parseCondition(part) ?? []);
  return conditions.length === parts.length ? conditions : null;
};

const operandOf = (condition: AttributeCondition): string => {
  if ('is' in condition) return `:${condition.is.join(',')}`;
  if ('from' in condition) return `:${condition.from}..${condition.to}`;
  return 'has' in condition ? `:${escaped(condition.has)}` : '';
};

/** The text of a filter with these conditions; '' for none. */
export const conditionsText = (conditions: readonly AttributeCondition[]): string =>
  conditions
    .map((condition) => `${condition.attr_id}:${kindOf(condition)}${operandOf(condition)}`)
    .join(';');

const hasNoneTwice = (conditions: AttributeCondition[]): boolean =>
  new Set(conditions.map(({ attr_id }) => attr_id)).size === conditions.length;

/** Compares decimals of any length exactly. */
const isAbove = (one: string, other: string): boolean => {
  const decimals = (text: string) => text.split('.')[1] ?? '';
  const places = Math.max(decimals(one).length, decimals(other).length);
  const scaled = (text: string) =>
    BigInt((text.split('.')[0] ?? '') + decimals(text).padEnd(places, '0'));
  return scaled(one) > scaled(other);
};

const isInOrder = (condition: AttributeCondition): boolean =>
  !('from' in condition) ||
  condition.from === '' ||
  condition.to === '' ||
  !isAbove(condition.from, condition.to);

const withFewOptions = v.looseObject({
  is: v.optional(v.pipe(v.array(v.string()), v.maxLength(limits.filterOptions, 'rules.maxItems'))),
}) as unknown as v.GenericSchema<AttributeCondition>;

/** The rules for a condition that could be parsed. */
export const attributeCondition = v.pipe(
  withFewOptions,
  v.check(isInOrder, 'rules.endsBeforeStart'),
);

/** The filter `attributes`: given as a text, used as a list of conditions. */
export const attributeFilter = v.nullish(
  v.pipe(
    v.string('rules.wrongType'),
    v.maxLength(limits.viewSearch, 'rules.maxLength'),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const conditions = parseConditions(dataset.value);
      if (conditions) return conditions;
      addIssue({ message: 'rules.filter' });
      return NEVER;
    }),
    v.maxLength(limits.filterAttributes, 'rules.maxItems'),
    v.check(hasNoneTwice, 'rules.valueTwice'),
    v.array(attributeCondition),
  ),
);
