import { expect, it } from 'vitest';
import { choosing, chosenIn } from './address.ts';

const all = { level2: '1', level3: '2', level4: '3' };

it('reads the selection, and nothing below a gap', () => {
  expect(chosenIn(new URLSearchParams('level2=1&level3=2&level4=3'))).toEqual(all);
  expect(chosenIn(new URLSearchParams('level2=1&level4=3'))).toEqual({ level2: '1' });
  expect(chosenIn(new URLSearchParams('level3=2'))).toEqual({});
});

it('clears the levels below the selected one', () => {
  expect(choosing(all, 2, '9')).toEqual({ level2: '9' });
  expect(choosing(all, 3, '9')).toEqual({ level2: '1', level3: '9' });
  expect(choosing(all, 4, '9')).toEqual({ ...all, level4: '9' });
  expect(choosing(all, 3, null)).toEqual({ level2: '1' });
});
