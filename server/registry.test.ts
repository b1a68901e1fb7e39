import { expect, it } from 'vitest';
import { jobs as german } from '#i18n/de/platform/jobs.ts';
import { jobs as english } from '#i18n/en/platform/jobs.ts';
import { operations } from '#tests/support/documents.ts';
import { callsOf } from './entity/calls.ts';
import { contributions, entities, jobKinds } from './registry.ts';

type Tree = { [key: string]: Tree } | string | undefined;

const textAt = (tree: Tree, path: string): Tree =>
  path.split('.').reduce<Tree>((at, key) => (typeof at === 'object' ? at[key] : undefined), tree);

it('has a name for every kind of job', () => {
  for (const { kind } of jobKinds) {
    expect(textAt(german.kinds, kind), kind).toBeTypeOf('string');
    expect(textAt(english.kinds, kind), kind).toBeTypeOf('string');
  }
});

it('keeps a history of every entity, and deletes many of it in a job', () => {
  const kept = contributions.records.map(({ tracked }) => tracked.entity);
  const kinds = jobKinds.map(({ kind }) => kind);
  const ofMany = entities.filter((entity) => {
    const remove = operations.find(({ name }) => name === callsOf(entity).remove);
    return remove?.field.args.some(({ name }) => name === 'query');
  });
  expect(ofMany.length).toBeGreaterThan(20);
  expect(entities.map(({ name }) => name).sort()).toEqual(kept.sort());
  for (const { plural } of ofMany) expect(kinds).toContain(`${plural}.delete`);
});
