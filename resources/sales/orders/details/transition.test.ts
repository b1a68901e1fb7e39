import { expect, it } from 'vitest';
import { type OrderLine, transitionsOfAll, transitionsOfLine } from './transition.ts';

const lineOf = (id: string, state: string, isCollected = false) =>
  ({ id, name: id, state, isMine: true, showroom: isCollected ? {} : null }) as OrderLine;

const stepsOf = (lines: readonly OrderLine[]) =>
  transitionsOfAll(lines, transitionsOfLine).map(([to, some]) => [to, some.map(({ id }) => id)]);

it('offers several lines at once only the next step that they have in common', () => {
  expect(stepsOf([lineOf('a', 'open'), lineOf('b', 'open', true)])).toEqual([
    ['confirmed', ['a', 'b']],
  ]);
  // one is to be shipped, the other collected: none is to be completed yet
  expect(stepsOf([lineOf('a', 'confirmed'), lineOf('b', 'confirmed', true)])).toEqual([]);
  expect(stepsOf([lineOf('a', 'shipped'), lineOf('b', 'ready', true)])).toEqual([
    ['completed', ['a', 'b']],
  ]);
});
