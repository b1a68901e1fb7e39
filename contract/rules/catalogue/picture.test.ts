import { describe, expect, it } from 'vitest';
import { skusInName } from './picture.ts';

describe('the article numbers a file name may begin with', () => {
  it.each([
    ['EK-180.jpg', ['ek-180', 'ek']],
    ['C:\\Bilder\\EK-180_2 Detail.JPEG', ['ek-180_2 detail', 'ek-180_2', 'ek-180', 'ek']],
    ['EK.180.png', ['ek.180', 'ek']],
    // as macOS writes it: u and its diaeresis as separate characters
    ['TU\u0308R-1_a.jpg', ['t\u00fcr-1_a', 't\u00fcr-1', 't\u00fcr']],
    ['.jpg', []],
    ['', []],
  ])('%s', (name, skus) => {
    expect(skusInName(name)).toEqual(skus);
  });

  it('are no longer than an article number can be', () => {
    expect(skusInName(`${'x'.repeat(101)}.jpg`)).toEqual([]);
  });
});
