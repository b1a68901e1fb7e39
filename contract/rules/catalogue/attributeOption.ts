import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import {
  bulkInput,
  id,
  ids,
  longText,
  requiredText,
  searchText,
  version,
} from '#contract/rules/platform/fields.ts';
import { imageFilename } from '#contract/rules/platform/image.ts';
import { listQuery } from '#contract/rules/platform/list.ts';
import { isSentence, spellingKey } from './spelling.ts';

export const switchTypes = ['color', 'image'] as const;

/** The name of an option: not a sentence, with runs of white space collapsed. */
const attributeValue = v.pipe(
  requiredText(limits.name),
  v.transform((name) => name.normalize('NFC').replace(/\s+/g, ' ')),
  v.check((name) => !isSentence(name), 'rules.sentence'),
);

const colour = /^#[0-9a-f]{6}$/;

const fields = v.object({
  attr_id: id,
  name: attributeValue,
  switchType: v.nullish(v.picklist(switchTypes, 'rules.switchType'), null),
  value: v.nullish(
    v.pipe(
      v.string('rules.wrongType'),
      v.trim(),
      v.transform((text) => (text.startsWith('#') ? text.toLowerCase() : text)),
    ),
    null,
  ),
  description: longText(limits.optionDescription),
  version,
});

/** An option with its colour, its image, or neither. */
export const attributeOptionInput = v.pipe(
  fields,
  v.forward(
    v.check(
      ({ switchType, value }) => switchType !== 'color' || colour.test(value ?? ''),
      'rules.colour',
    ),
    ['value'],
  ),
  v.forward(
    v.check(
      ({ switchType, value }) => switchType !== 'image' || imageFilename.test(value ?? ''),
      'rules.optionImage',
    ),
    ['value'],
  ),
  v.transform((given) => ({ ...given, value: given.switchType ? given.value : null })),
);

/**
 * Several options at once; each is checked individually, so one rejection does not affect the
 * others.
 */
export const attributeOptionsInput = v.object({
  attr_id: id,
  names: v.pipe(
    v.array(v.string('rules.wrongType'), 'rules.required'),
    v.minLength(1, 'rules.required'),
    v.maxLength(limits.pastedValues, 'rules.maxItems'),
  ),
});

export const attributeOptionsMoveInput = v.object({
  attr_id: id,
  ...bulkInput.entries,
  before: v.nullish(id, null),
});

export const attributeOptionsMergeInput = v.pipe(
  v.object({ ...bulkInput.entries, into: id }),
  v.forward(
    v.check(({ ids, into }) => !ids.includes(into), 'rules.optionIntoItself'),
    ['into'],
  ),
);

export const attributeOptionsQuery = v.object({
  ...listQuery(['sortIndex', 'name', 'id']),
  attr_id: v.nullish(id),
  group_id: v.nullish(id),
  name: searchText,
  ids: v.nullish(ids(limits.maxPageSize)),
});
export type AttributeOptionsFilter = v.InferOutput<typeof attributeOptionsQuery>;

export const attributeOptionGroupInput = v.object({
  attr_id: id,
  name: v.pipe(
    requiredText(limits.name),
    v.transform((name) => name.normalize('NFC').replace(/\s+/g, ' ')),
  ),
  image: v.nullish(v.pipe(v.string(), v.regex(imageFilename, 'rules.imageFilename')), null),
  optionIds: ids(limits.optionsPerAttribute),
  version,
});

export const attributeOptionGroupsQuery = v.object({
  ...listQuery(['name', 'id'], limits.valueGroupPageSize),
  attr_id: v.nullish(id),
  name: searchText,
  ids: v.nullish(ids(limits.maxPageSize)),
});
export type AttributeOptionGroupsFilter = v.InferOutput<typeof attributeOptionGroupsQuery>;

/** `pagination` and `key` of variationAtributeValueGroups (specification 7 and 9). */
export const valueGroupsArguments = v.object({
  pagination: v.nullish(v.object(listQuery(['name', 'id'], limits.valueGroupPageSize)), {}),
  key: searchText,
});

export interface PastedValue {
  name: string;
  state: 'new' | 'duplicate' | 'refused';
  /** The rule that rejects the name, or the name it duplicates. */
  rule?: string;
  limit?: number;
  double?: string;
}

/** The non-empty lines of a pasted text. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * Checks each pasted name: new, a duplicate of an existing one or of one above it in the list, or
 * breaking a rule.
 * @param taken existing names by their spelling key
 */
export const judgePasted = (
  names: readonly string[],
  taken: ReadonlyMap<string, string>,
): PastedValue[] => {
  const known = new Map(taken);
  return names.map((given) => {
    const result = v.safeParse(attributeValue, given);
    if (!result.success) {
      const [issue] = result.issues;
      return {
        name: given,
        state: 'refused',
        rule: issue.message,
        ...(typeof issue.requirement === 'number' && { limit: issue.requirement }),
      };
    }
    const name = result.output;
    const key = spellingKey(name);
    const double = known.get(key);
    if (double !== undefined) return { name, state: 'duplicate', double };
    known.set(key, name);
    return { name, state: 'new' };
  });
};
