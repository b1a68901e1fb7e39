import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { previewImage } from './previewImage.ts';

/** Answers each question at once with what it was asked for. */
const asked: string[] = [];
class FakeWorker {
  onmessage: (event: { data: Blob }) => void = () => undefined;
  postMessage({ task, file }: { task: string; file: File }) {
    asked.push(`${task} ${file.name}`);
    this.onmessage({ data: new Blob([file.name]) });
  }
  terminate() {}
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

it('is made once for a file', async () => {
  const file = new File(['large'], 'a.jpg');
  const first = await previewImage(file, () => true);
  expect(await first?.text()).toBe('a.jpg');
  expect(await previewImage(file, () => true)).toBe(first);
  expect(asked).toEqual(['preview a.jpg']);
});

it('is not made when its row has left before its turn, but when it comes back', async () => {
  const file = new File(['large'], 'a.jpg');
  let isShown = true;
  const waiting = previewImage(file, () => isShown);
  isShown = false;
  expect(await waiting).toBeNull();
  expect(asked).toEqual([]);
  expect(await previewImage(file, () => true)).not.toBeNull();
});
