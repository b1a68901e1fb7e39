import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useProgressiveCount } from './useProgressiveCount.ts';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }),
);
afterEach(() => void vi.useRealTimers());

const drawnOf = (first: number) =>
  renderHook(({ count }) => useProgressiveCount(count), { initialProps: { count: first } });
const nextFrame = () => act(() => void vi.advanceTimersToNextFrame());

it('renders some immediately and more with each frame, until all are there', () => {
  const { result } = drawnOf(50);
  const seen = [result.current];
  for (let frame = 0; frame < 4; frame += 1) {
    nextFrame();
    seen.push(result.current);
  }
  expect(seen).toEqual([20, 40, 50, 50, 50]);
});

it('renders an added row at once, so that it can be focused', () => {
  const { result, rerender } = drawnOf(30);
  nextFrame();
  nextFrame();
  rerender({ count: 31 });
  expect(result.current).toBe(31);
});

it('starts again if many rows replace few', () => {
  const { result, rerender } = drawnOf(200);
  for (let frame = 0; frame < 11; frame += 1) nextFrame();
  rerender({ count: 1 });
  nextFrame();
  rerender({ count: 200 });
  expect(result.current).toBe(21);
});
