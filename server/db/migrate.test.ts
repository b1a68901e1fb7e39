import fs from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { migrations } from '#server/generated/migrations.ts';
import { migrationFaults } from '#tests/support/migrationFaults.ts';

/** The dated names of the first migrations: how many, and the last in order. */
const dated = { count: 62, last: '2026-11-27-10-refunds-once' };

/** The first migration that has to suit the processes of the former release. */
const firstHeld = '3031';

const names = Object.keys(migrations).sort();
const sourceOf = (name: string) => fs.readFileSync(`server/db/migrations/${name}.ts`, 'utf8');

it('numbers each migration after all that have landed', () => {
  expect(names[dated.count - 1]).toBe(dated.last);
  const numbered = names.slice(dated.count);
  expect(numbered.map((name) => name.slice(0, 5))).toEqual(numbered.map((_, n) => `${3001 + n}-`));
});

describe('the processes of the former release', () => {
  it('can work with every migration (docs/decisions/0069-migrations.md)', () => {
    const faults = names
      .filter((name) => name >= firstHeld)
      .flatMap((name) => migrationFaults(sourceOf(name)).map((fault) => `${name}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it('would have waited for the two indexes of 3021', () => {
    expect(migrationFaults(sourceOf('3021-webhook-indexes'))).toHaveLength(2);
  });

  test.each([
    ['add a text not null', 'required column'],
    ['add a text, add column b numeric(12, 2) not null check (b > 0)', 'required column'],
    ['alter a set not null', 'becomes required'],
    ['alter column a type bigint', 'another type'],
    ['add constraint t_a_check check (a > 0)', 'constraint'],
    ['add foreign key (a) references users', 'constraint'],
    ['drop a', 'drops a column'],
    ['drop column if exists a', 'drops a column'],
    ['rename a to b', 'renames'],
    ['rename to u', 'renames'],
  ])('cannot work with alter table t %s', (change, fault) => {
    const faults = migrationFaults(`sql\`alter table t ${change};\``);
    expect(faults).toEqual([expect.stringContaining(fault)]);
    const marked = `sql\`select 1; -- suits the former release: it has no t\nalter table t ${change}\``;
    expect(migrationFaults(marked)).toEqual([]);
    expect(migrationFaults(marked.replace('it has no t', ''))).toHaveLength(1);
    expect(migrationFaults(`sql\`create table t (a int); alter table t ${change}\``)).toEqual([]);
  });

  test.each([
    ['create index t_a_idx on t (a)', 't: an index'],
    ['create unique index t_a_key on t using btree (a)', 't: an index'],
    ['drop table t', 'drops'],
    ['drop function f()', 'drops'],
    ['select 1`; db.schema.dropTable(`t', 'schema builder'],
  ])('cannot work with %s', (statement, fault) => {
    expect(migrationFaults(`sql\`${statement}\``)).toEqual([expect.stringContaining(fault)]);
  });

  test.each([
    'alter table t add a text, add b integer not null default 0',
    'alter table t add a bigint not null generated always as identity',
    'alter table t add a text check (a is not null or b)',
    'alter table t drop constraint t_a_check',
    'create table t (a text not null); create index t_a_idx on t (a)',
    'create index concurrently t_a_idx on t (a)',
    "-- drop table t\ncomment on table t is 'one; drop nothing'",
    'drop index t_a_idx',
  ])('can work with %s', (statement) => {
    expect(migrationFaults(`sql\`${statement}\``)).toEqual([]);
  });
});
