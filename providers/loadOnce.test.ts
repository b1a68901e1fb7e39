import { expect, it, vi } from 'vitest';
import { loadOnce } from './loadOnce.ts';

it('loads once, and has what it has loaded without waiting', async () => {
  const load = vi.fn(async () => 'loaded');
  const loader = loadOnce(load);
  expect(loader.loaded()).toBeUndefined();
  expect(await Promise.all([loader(), loader()])).toEqual(['loaded', 'loaded']);
  expect(loader.loaded()).toBe('loaded');
  expect(load).toHaveBeenCalledOnce();
});

it('tries again after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('loaded');
  const loader = loadOnce(load);
  await expect(loader()).rejects.toThrow('lost');
  expect(loader.loaded()).toBeUndefined();
  expect(await loader()).toBe('loaded');
});
