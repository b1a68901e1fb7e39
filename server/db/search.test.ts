import { expect, test } from 'vitest';
import { containing } from './search.ts';

test.each([
  ['sofa', '%sofa%'],
  ['', '%%'],
  ['100%', '%100\\%%'],
  ['a_b', '%a\\_b%'],
  ['c:\\d', '%c:\\\\d%'],
  ['\\%_', '%\\\\\\%\\_%'],
])('the pattern for "%s" is %s', (text, pattern) => {
  expect(containing(text)).toBe(pattern);
});
