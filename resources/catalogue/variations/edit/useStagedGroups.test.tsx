import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type {
  FieldGroup,
  ProductField,
} from '#resources/catalogue/variations/parts/productFamily.ts';
import { useStagedGroups } from './useStagedGroups.ts';

const groupOf = (id: string, count: number): FieldGroup => ({
  id,
  name: id,
  fields: Array.from({ length: count }, (_, place) => ({ attr_id: `${place}` }) as ProductField),
});

const large = [groupOf('1', 10), groupOf('2', 190)];
const countsOf = (groups: readonly FieldGroup[]) => groups.map(({ fields }) => fields.length);

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }),
);
afterEach(() => void vi.useRealTimers());

it('shows what fits the window first, then everything', () => {
  window.innerHeight = 1440;
  const { result } = renderHook(() => useStagedGroups(large));
  expect(countsOf(result.current)).toEqual([10, 14]);
  act(() => void vi.advanceTimersToNextFrame());
  expect(result.current).toBe(large);
});

it.each(['keyDown', 'click'] as const)('shows all at once on %s', (event) => {
  const { result } = renderHook(() => useStagedGroups(large));
  expect(result.current).not.toBe(large);
  fireEvent[event](document.body, { key: 's' });
  expect(result.current).toBe(large);
});

it('moves nothing between press and release, so that it stays a click', () => {
  const { result } = renderHook(() => useStagedGroups(large));
  fireEvent.pointerDown(document.body);
  expect(result.current).not.toBe(large);
});

it('shows a small family as it is', () => {
  const small = [groupOf('1', 4), groupOf('2', 6)];
  const { result } = renderHook(() => useStagedGroups(small));
  expect(countsOf(result.current)).toEqual([4, 6]);
});
