import { expect, it } from 'vitest';
import { jobs as german } from '#i18n/de/jobs.ts';
import { jobs as english } from '#i18n/en/jobs.ts';
import { jobKinds } from './kinds.ts';

type Tree = { [key: string]: Tree } | string | undefined;

const textAt = (tree: Tree, path: string): Tree =>
  path.split('.').reduce<Tree>((at, key) => (typeof at === 'object' ? at[key] : undefined), tree);

it('has a name for every kind of job', () => {
  for (const { kind } of jobKinds) {
    expect(textAt(german.kinds, kind), kind).toBeTypeOf('string');
    expect(textAt(english.kinds, kind), kind).toBeTypeOf('string');
  }
});
