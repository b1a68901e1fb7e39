import { sql } from 'kysely';
import type * as v from 'valibot';
import {
  type AttributeType,
  type attributeInput,
  keepsValues,
} from '#contract/rules/catalogue/attribute.ts';
import type { Trx } from '#server/db/database.ts';
import { lockVersion } from '#server/entity/lock.ts';
import { type Update, writeRecord } from '#server/entity/write.ts';
import { invalid } from '#server/errors/domainError.ts';
import { attributes } from './attributes.ts';

type Input = v.InferOutput<typeof attributeInput>;

/** Without a unit or a position, the attribute keeps its own. */
export const updateAttribute: Update<Input> = async (writing, id, input, others) => {
  const { trx } = writing;
  // waits for transactions that are adding a product or option, which hold a key lock
  const current = await lockVersion(trx, 'attributes', id, input.version);
  await assertFits(trx, current, input);
  const { unit, sort_index: sortIndex } = current;
  const values = { ...input, unit: input.unit ?? unit, sortIndex: input.sortIndex ?? sortIndex };
  await writeRecord(writing, attributes, id, values, others);
};

interface Current {
  id: string;
  type: string;
  is_configurable: boolean;
}

/** Values of products must remain valid after the change. */
const assertFits = async (trx: Trx, current: Current, { type, is_configurable }: Input) => {
  const { hasOptions, makesVariations, hasValues } = await usesOf(trx, current);
  if (type !== 'select' && hasOptions) {
    throw invalid({ type: { rule: 'rules.attributeHasOptions' } });
  }
  if (hasValues && !keepsValues(current.type as AttributeType, type)) {
    throw invalid({ type: { rule: 'rules.attributeTypeInUse' } });
  }
  if (makesVariations && !is_configurable) {
    throw invalid({ is_configurable: { rule: 'rules.attributeMakesVariations' } });
  }
  if (hasValues && is_configurable && !current.is_configurable) {
    throw invalid({ is_configurable: { rule: 'rules.attributeHasValues' } });
  }
};

interface Uses {
  hasOptions: boolean;
  makesVariations: boolean;
  hasValues: boolean;
}

const usesOf = async (trx: Trx, { id }: Current): Promise<Uses> => {
  const { rows } = await sql<Uses>`
    select exists (select 1 from attribute_options where attr_id = ${id}) as "hasOptions",
      (exists (select 1 from variation_combinations where attr_id = ${id})
        or exists (select 1 from parent_product_attributes where attr_id = ${id}))
        as "makesVariations",
      exists (select 1 from variation_attributes where attr_id = ${id}) as "hasValues"`.execute(
    trx,
  );
  return rows[0] as Uses;
};
