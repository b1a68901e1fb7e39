import type * as v from 'valibot';
import { regionKey } from '#contract/regions/region.ts';
import type { region } from '#contract/regions/rules.ts';

export type Region = v.InferOutput<typeof region>;

/** A driving cost; `cost` with two decimal places. */
export interface Costs {
  id: string;
  cost: string;
  regions: readonly Region[];
}

export interface Row {
  region: Region;
  cost: string;
}

export interface Plan {
  deleted: string[];
  changed: Costs[];
  created: Omit<Costs, 'id'>[];
}

/**
 * Computes how the table's rows change the existing driving costs. Regions whose cost is unchanged
 * stay in their record; others move to the record of their new cost, or their own record takes the
 * new cost if it has no other regions left, so that its history continues.
 */
export const planOf = (costs: readonly Costs[], rows: readonly Row[]): Plan => {
  const homes = new Map(
    costs.flatMap((home) => home.regions.map((region) => [regionKey(region), home] as const)),
  );
  const next = new Map(costs.map(({ id, cost }) => [id, { id, cost, regions: [] as Region[] }]));
  const moved = new Map<string, Region[]>();
  for (const { region, cost } of rows) {
    const home = homes.get(regionKey(region));
    const stays = home?.cost === cost ? next.get(home.id)?.regions : undefined;
    if (stays) stays.push(region);
    else moved.set(cost, [...(moved.get(cost) ?? []), region]);
  }
  const created: Plan['created'] = [];
  for (const [cost, regions] of moved) {
    const into =
      [...next.values()].find((each) => each.cost === cost) ??
      regions
        .flatMap((region) => next.get(homes.get(regionKey(region))?.id ?? '') ?? [])
        .find((left) => left.regions.length === 0);
    if (!into) created.push({ cost, regions });
    else {
      into.cost = cost;
      into.regions.push(...regions);
    }
  }
  const kept = costs.flatMap((before) => {
    const after = next.get(before.id);
    return after && after.regions.length > 0 ? [{ before, after }] : [];
  });
  const stay = new Set(kept.map(({ before }) => before.id));
  return {
    deleted: costs.filter(({ id }) => !stay.has(id)).map(({ id }) => id),
    changed: kept.filter(({ before, after }) => !isSame(before, after)).map(({ after }) => after),
    created,
  };
};

const isSame = (one: Costs, other: Costs): boolean =>
  one.cost === other.cost && keysOf(one) === keysOf(other);

const keysOf = ({ regions }: Costs): string => regions.map(regionKey).sort().join();
