import type { StyleBlockValues } from '#contract/rules/website/styleSection.ts';
import { existingIds } from '#server/entity/existingIds.ts';
import { restorerOf } from '#server/entity/restore.ts';
import type { Restorer } from '#server/entity/restorer.ts';
import { listOf } from '#server/entity/states.ts';
import type { Writing } from '#server/entity/writing.ts';
import { styleSections, updateStyleSection } from './sections.ts';

type State = Record<string, unknown>;

/** A state without products that have been deleted since, so that the rest can be restored. */
const stateWithout = async ({ trx }: Pick<Writing, 'trx'>, state: State): Promise<State> => {
  const blocks = listOf<StyleBlockValues>(state.blocks);
  const present = async (
    field: 'products' | 'affiliates_products',
    table: 'variations' | 'affiliate_products',
  ) =>
    new Set(
      await existingIds(
        trx,
        table,
        blocks.flatMap((block) => block[field]),
      ),
    );
  const own = await present('products', 'variations');
  const foreign = await present('affiliates_products', 'affiliate_products');
  return {
    ...state,
    blocks: blocks.map((block) => ({
      ...block,
      products: block.products.filter((id) => own.has(id)),
      affiliates_products: block.affiliates_products.filter((id) => foreign.has(id)),
    })),
  };
};

const restorer = restorerOf(styleSections, updateStyleSection);

export const sectionRestorer: Restorer = {
  ...restorer,
  update: async (restoring) =>
    restorer.update({ ...restoring, state: await stateWithout(restoring, restoring.state) }),
  revive: async (restoring) =>
    restorer.revive({ ...restoring, state: await stateWithout(restoring, restoring.state) }),
};
