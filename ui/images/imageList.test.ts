import { describe, expect, test } from 'vitest';
import {
  changeList,
  type ImageAction,
  type ImageItem,
  isSameList,
  listOf,
  mainKeyOf,
  storedImages,
} from './imageList.ts';

const stored = (...names: string[]) =>
  names.map((name) => ({ filename: name, originName: `${name}.png`, alt: '', main: false }));

const changed = (start: ReturnType<typeof listOf>, ...actions: ImageAction[]) =>
  actions.reduce(changeList, start);

const keys = ({ items }: ReturnType<typeof listOf>) => items.map(({ key }) => key);

const fresh = (key: string): ImageItem => ({
  key,
  filename: null,
  originName: key,
  alt: '',
  preview: 'blob:x',
  upload: { state: 'running', progress: 0 },
});

describe('the main image', () => {
  test('is the current first one until the user chooses one', () => {
    const list = listOf(stored('a', 'b'));
    expect(mainKeyOf(list)).toBe('a');
    const moved = changed(list, { type: 'move', from: 0, to: 1 });
    expect(mainKeyOf(moved)).toBe('b');
    const chosen = changed(list, { type: 'choose', key: 'a' }, { type: 'move', from: 0, to: 1 });
    expect(mainKeyOf(chosen)).toBe('a');
  });

  test('is the stored one if that is not the first', () => {
    const [a, b] = stored('a', 'b');
    const list = listOf([a, b && { ...b, main: true }].filter((image) => image !== undefined));
    expect(mainKeyOf(changed(list, { type: 'move', from: 1, to: 0 }))).toBe('b');
  });

  test('is the first again when the chosen one is removed, and back when that is undone', () => {
    const list = changed(listOf(stored('a', 'b')), { type: 'choose', key: 'b' });
    const removed = changed(list, { type: 'remove', key: 'b' });
    expect(mainKeyOf(removed)).toBe('a');
    expect(mainKeyOf(changed(removed, { type: 'restore' }))).toBe('b');
  });

  test('is null for an empty list', () => expect(mainKeyOf(listOf([]))).toBeNull());
});

test('restores a removed image to its place, once', () => {
  const removed = changed(listOf(stored('a', 'b', 'c')), { type: 'remove', key: 'b' });
  expect(keys(removed)).toEqual(['a', 'c']);
  const restored = changed(removed, { type: 'restore' });
  expect(keys(restored)).toEqual(['a', 'b', 'c']);
  expect(changed(restored, { type: 'restore' })).toBe(restored);
});

test('sends only stored images, in their order', () => {
  const list = changed(
    listOf(stored('a')),
    { type: 'add', items: [fresh('n1'), fresh('n2')] },
    { type: 'stored', key: 'n2', filename: 'new.webp' },
    { type: 'move', from: 2, to: 0 },
    { type: 'describe', key: 'a', alt: ' Sessel von vorn ' },
  );
  expect(storedImages(list)).toEqual([
    { filename: 'new.webp', originName: 'n2', alt: '', main: true, sortIndex: 0 },
    { filename: 'a', originName: 'a.png', alt: 'Sessel von vorn', main: false, sortIndex: 1 },
  ]);
});

test('an upload that ends after its image was removed changes nothing', () => {
  const list = changed(
    listOf(stored('a')),
    { type: 'add', items: [fresh('n1')] },
    { type: 'remove', key: 'n1' },
    { type: 'stored', key: 'n1', filename: 'late.webp' },
  );
  expect(keys(list)).toEqual(['a']);
});

test('a list counts as changed by order, choice, texts, additions and removals, until they are undone', () => {
  const list = listOf(stored('a', 'b'));
  const moved = changed(list, { type: 'move', from: 0, to: 1 });
  expect(isSameList(list, moved)).toBe(false);
  expect(isSameList(list, changed(moved, { type: 'move', from: 0, to: 1 }))).toBe(true);
  expect(isSameList(list, changed(list, { type: 'choose', key: 'b' }))).toBe(false);
  expect(isSameList(list, changed(list, { type: 'add', items: [fresh('n')] }))).toBe(false);
  const described = changed(list, { type: 'describe', key: 'b', alt: 'Tisch' });
  expect(isSameList(list, described)).toBe(false);
  expect(isSameList(list, changed(described, { type: 'describe', key: 'b', alt: ' ' }))).toBe(true);
  const removed = changed(list, { type: 'remove', key: 'a' });
  expect(isSameList(list, removed)).toBe(false);
  expect(isSameList(list, changed(removed, { type: 'restore' }))).toBe(true);
});
