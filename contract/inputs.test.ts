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

const wholes = Object.values(buildSchema(typeDefs).getTypeMap())
  .filter(isInputObjectType)
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
