import { expect, it } from 'vitest';
import { migrations } from '#server/generated/migrations.ts';

/** The dated names of the first migrations: how many, and the last in order. */
const dated = { count: 62, last: '2026-11-27-10-refunds-once' };

it('numbers each migration after all that have landed', () => {
  const names = Object.keys(migrations).sort();
  expect(names[dated.count - 1]).toBe(dated.last);
  const numbered = names.slice(dated.count);
  expect(numbered.map((name) => name.slice(0, 5))).toEqual(numbered.map((_, n) => `${3001 + n}-`));
});
