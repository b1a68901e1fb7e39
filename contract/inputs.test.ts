import { buildSchema, type GraphQLInputObjectType, isInputObjectType } from 'graphql';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { typeDefs } from './generated/typeDefs.ts';
import { productUpdateInput } from './rules/catalogue/parent.ts';
import { profileInputs } from './rules/people/profile.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['./rules/**/*.ts', '!./rules/**/*.test.ts'],
  {
    eager: true,
  },
);
const rules: Record<string, unknown> = Object.assign({}, ...Object.values(modules));

interface Composed {
  entries?: Record<string, v.GenericSchema>;
  pipe?: readonly Composed[];
  /** The schema inside an optional schema, and inside a list. */
  wrapped?: Composed;
  item?: Composed;
  /** The values of a picklist. */
  options?: readonly unknown[];
}

/** Rules of inputs whose name differs from the type's name. */
const otherRules: Readonly<Record<string, unknown>> = {
  ManufacturerProfileInput: profileInputs.manufacturer,
  ProductInput: productUpdateInput,
  VendorProfileInput: profileInputs.vendor,
};

/** The fields of an input's rule, which has the type's name. */
const entriesOf = (type: string): Record<string, v.GenericSchema> => {
  const named = rules[type.charAt(0).toLowerCase() + type.slice(1)];
  const rule = (otherRules[type] ?? named) as Composed | undefined;
  return rule?.entries ?? rule?.pipe?.[0]?.entries ?? {};
};

/** Fields that concern the call and not the record. */
const ofTheCall = ['version', 'draftId', 'confirmedLoss'];

/** Fields without a default: the server keeps their value if they are omitted or null. */
const keptBy = (type: string): string[] =>
  Object.entries(entriesOf(type)).flatMap(([name, entry]) => {
    const isKept = [undefined, null].some((given) => {
      const left = v.safeParse(entry, given);
      return left.success && left.output === undefined;
    });
    return isKept && !ofTheCall.includes(name) ? [name] : [];
  });

const inputs = Object.values(buildSchema(typeDefs).getTypeMap()).filter(isInputObjectType);

const wholes = inputs.filter(({ description }) =>
  /omitted fields are emptied or set to their default/.test(oneLine(description)),
);

/** Fields that stay unchanged according to the schema. */
const saidToStay = (type: GraphQLInputObjectType): string[] =>
  Object.values(type.getFields()).flatMap(({ name, description }) =>
    /If omitted or null, .* stays?\./.test(oneLine(description)) ? [name] : [],
  );

function oneLine(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ');
}

test('inputs that replace the record give every omitted field a value, except those documented to stay', () => {
  expect(wholes.length).toBeGreaterThan(20);
  for (const { name } of wholes)
    expect([name, Object.keys(entriesOf(name)).length > 1]).toEqual([name, true]);
  const fieldsOf = (find: (type: GraphQLInputObjectType) => string[]) =>
    wholes.flatMap((type) => find(type).map((field) => `${type.name}.${field}`));
  expect(fieldsOf(({ name }) => keptBy(name))).toEqual(fieldsOf(saidToStay));
});

test('one that keeps omitted fields would be found', () => {
  expect(keptBy('AttributeInput')).toEqual(['unit', 'sortIndex']);
  expect(keptBy('StyleInput')).toEqual(['products', 'affiliates_products']);
});

test('declares exactly the fields as required that the rules require', () => {
  const required = inputs.flatMap((type) =>
    Object.values(type.getFields()).flatMap(({ name, description }) =>
      /^Required(?![^.:;]* (for|on|below))/.test(oneLine(description)) && entriesOf(type.name)[name]
        ? [{ type: type.name, name }]
        : [],
    ),
  );
  expect(required.length).toBeGreaterThan(10);
  for (const { type, name } of required) {
    const entry = entriesOf(type)[name] as v.GenericSchema;
    expect([type, name, v.safeParse(entry, null).success]).toEqual([type, name, false]);
  }
});

/** The values of a field's picklist; undefined for other fields. */
const choicesOf = (rule: Composed | undefined): readonly string[] | undefined => {
  const words = rule?.options?.filter(
    (word): word is string => typeof word === 'string' && /\w/.test(word),
  );
  if (words?.length) return words;
  const inner = rule?.wrapped ?? rule?.item ?? rule?.pipe?.[0];
  return inner && choicesOf(inner);
};

/** Longer lists are named by their kind in the schema, such as the keys of trades. */
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
      // every filter takes `all` (base.graphql)
      .filter((word) => word !== 'all' && !new RegExp(`\\b${word}\\b`).test(description))
      .map((word) => `${at}: ${word}`),
  );
  expect(forgotten).toEqual([]);
});
