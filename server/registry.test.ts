import { expect, it } from 'vitest';
import { jobs as german } from '#i18n/de/platform/jobs.ts';
import { jobs as english } from '#i18n/en/platform/jobs.ts';
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

it('keeps a history of every composed entity, and deletes many of it in a job', () => {
  const kept = contributions.records.map(({ tracked }) => tracked.entity);
  const kinds = jobKinds.map(({ kind }) => kind);
  expect(entities.length).toBeGreaterThan(0);
  for (const { name, plural } of entities) {
    expect(kept).toContain(name);
    expect(kinds).toContain(`${plural}.delete`);
  }
});
