import { expect, test, vi } from 'vitest';
import { definePage, type PageScreens } from './definition.ts';

test('the screens of a definition are loaded once, and once more after a failure', async () => {
  const screens: PageScreens = { view: () => Promise.reject(new Error('not opened')) };
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ screens });
  const page = definePage({ area: 'system', path: 'somewhere', screens: load });

  await expect(page.screens()).rejects.toThrow('offline');
  expect(await page.screens()).toEqual({ screens });
  expect(page.screens()).toBe(page.screens());
  expect(load).toHaveBeenCalledTimes(2);
});
