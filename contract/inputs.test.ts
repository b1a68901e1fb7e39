import { buildSchema, isInputObjectType } from 'graphql';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { typeDefs } from './generated/typeDefs.ts';

const modules = import.meta.glob<Record<string, unknown>>(['./rules/*.ts', '!./rules/*.test.ts'], {
  eager: true,
});
const rules: Record<string, unknown> = Object.assign({}, ...Object.values(modules));

interface Composed {
  entries?: Record<string, v.GenericSchema>;
  pipe?: readonly Composed[];
  /** Of what may be left out, and of a list. */
  wrapped?: Composed;
  item?: Composed;
  /** The words it takes. */
  options?: readonly unknown[];
}

/** The fields of an input's rule, which is called like its type. */
const entriesOf = (type: string): Record<string, v.GenericSchema> => {
  const rule = rules[type.charAt(0).toLowerCase() + type.slice(1)] as Composed | undefined;
  return rule?.entries ?? rule?.pipe?.[0]?.entries ?? {};
};

/** Fields of which the server cannot tell what they should be when they are left out. */
const keptBy = (type: string): string[] =>
  Object.entries(entriesOf(type)).flatMap(([name, entry]) => {
    const left = v.safeParse(entry, undefined);
    return left.success && left.output === undefined && name !== 'version' ? [name] : [];
  });

const inputs = Object.values(buildSchema(typeDefs).getTypeMap()).filter(isInputObjectType);

const wholes = inputs
  .filter(({ description }) => description?.includes('what is left out is emptied, or gets'))
  .map(({ name }) => name);

test('inputs that say so give every field that is left out a value', () => {
  expect(wholes.length).toBeGreaterThan(10);
  for (const type of wholes)
    expect([type, Object.keys(entriesOf(type)).length > 1]).toEqual([type, true]);
  expect(wholes.flatMap((type) => keptBy(type).map((field) => `${type}.${field}`))).toEqual([]);
});

test('one that keeps what is left out would be found', () => {
  expect(keptBy('AttributeInput')).toEqual(['unit', 'sortIndex']);
});

/** The words that a field takes; undefined if it takes others. */
const choicesOf = (rule: Composed | undefined): readonly string[] | undefined => {
  const words = rule?.options?.filter((word) => typeof word === 'string');
  if (words?.length) return words;
  const inner = rule?.wrapped ?? rule?.item ?? rule?.pipe?.[0];
  return inner && choicesOf(inner);
};

/** More words are named by their kind, such as the keys of trades. */
const mostNamed = 20;

const described = inputs.flatMap((type) =>
  Object.entries(entriesOf(type.name)).flatMap(([name, rule]) => {
    const { description } = type.getFields()[name] ?? {};
    const choices = choicesOf(rule as Composed);
    return description && choices && choices.length <= mostNamed
      ? [{ at: `${type.name}.${name}`, description, choices }]
      : [];
  }),
);

test('a description of what a list is sorted by names exactly that', () => {
  const sorts = described.filter(({ at }) => at.endsWith('.sort'));
  expect(sorts.length).toBeGreaterThan(30);
  for (const { at, description, choices } of sorts) {
    const named = description.replace(/ \([^)]*\)|\.$/g, '').split(/, | or /);
    expect([at, named.sort()]).toEqual([at, [...choices].sort()]);
  }
});

test('a description of words that a field takes leaves none out', () => {
  const listed = described.filter(({ at }) => !at.endsWith('.sort'));
  expect(listed.length).toBeGreaterThan(20);
  const forgotten = listed.flatMap(({ at, description, choices }) =>
    choices
      .filter((word) => !new RegExp(`\\b${word}\\b`).test(description))
      .map((word) => `${at}: ${word}`),
  );
  expect(forgotten).toEqual([]);
});
