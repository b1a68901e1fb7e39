import type { Named } from '#server/entity/names.ts';
import type { Restorer } from '#server/entity/restorer.ts';
import { invalid } from '#server/errors/domainError.ts';

/** The kinds of records known to the history. */
export interface Kinds {
  /** @throws INVALID for a kind that has no history */
  restorerOf: (entity: string) => Restorer;
  /** Where the names of referenced records are stored, by kind. */
  named: ReadonlyMap<string, Named>;
}

/** @param others kinds that have names but no history */
export const kindsOf = (restorers: readonly Restorer[], others: readonly Named[]): Kinds => {
  const known = new Map(restorers.map((restorer) => [restorer.tracked.entity, restorer]));
  const named = [
    ...others,
    ...restorers.map(({ tracked, table, label = 'name' }) => ({
      kind: tracked.entity,
      table,
      label,
    })),
  ];
  return {
    restorerOf: (entity) => {
      const restorer = known.get(entity);
      if (!restorer) throw invalid({ entity: { rule: 'rules.filter' } });
      return restorer;
    },
    named: new Map(named.map((each) => [each.kind, each])),
  };
};
