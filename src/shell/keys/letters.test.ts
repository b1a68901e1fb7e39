import { expect, it } from 'vitest';
import { can } from '#contract/access.ts';
import { pathOf } from '#providers/registry/definition.ts';
import { registry } from '#resources/registry.ts';
import { rolesOf } from '#tests/support/rolesOf.ts';
import { letterOf, pathOfLetter } from './letters.ts';

it.each(Object.keys(rolesOf))('every letter goes to one page of %s', (person) => {
  const roles = rolesOf[person as keyof typeof rolesOf];
  const visible = registry.filter(({ area, menu }) => menu && can(roles, area, 'view'));
  const paths = visible.map(pathOf).filter(letterOf);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(pathOfLetter(letterOf(path) as string, visible)).toBe(path);
});
