import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from './api.ts';
import { copyAll, update } from './mirror.ts';
import { openStore, type Store, type Table, tables, type Values } from './store.ts';

/** A row that the mirror and a fresh copy do not have in common. */
export interface Difference {
  table: Table;
  /** The key of the row. */
  key: string;
  mirrored: Values | undefined;
  fresh: Values | undefined;
}

/** Changes made while the copies are compared show as differences that pass. */
const attempts = 5;

const rowsByKey = (store: Store, table: Table): Map<string, Values> =>
  new Map(store.rows(table).map((row) => [tables[table].map((name) => row[name]).join(' '), row]));

const differencesOf = (mirror: Store, copy: Store): Difference[] =>
  (Object.keys(tables) as Table[]).flatMap((table) => {
    const [ours, theirs] = [rowsByKey(mirror, table), rowsByKey(copy, table)];
    return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key) => {
      const [mirrored, fresh] = [ours.get(key), theirs.get(key)];
      return JSON.stringify(mirrored) === JSON.stringify(fresh)
        ? []
        : [{ table, key, mirrored, fresh }];
    });
  });

/**
 * Compares the mirror row by row with a fresh copy, both up to date.
 * @returns the differences that stay, and the number of rows
 */
export const check = async (call: Call, mirror: Store) => {
  const copy = openStore(':memory:');
  try {
    await copyAll(call, copy);
    for (let attempt = 1; ; attempt += 1) {
      for (const store of [mirror, copy]) await update(call, store);
      const differences = differencesOf(mirror, copy);
      const rows = Object.keys(tables)
        .map((table) => copy.rows(table as Table).length)
        .reduce((sum, count) => sum + count, 0);
      if (differences.length === 0 || attempt === attempts) return { differences, rows };
      await pause(1000);
    }
  } finally {
    copy.close();
  }
};
