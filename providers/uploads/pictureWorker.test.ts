import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { previewImage } from './previewImage.ts';
import { shrinkImage } from './shrinkImage.ts';

/** Requests to the fake worker, which responds immediately, by default with the file's name. */
const asked: string[] = [];
let made: Blob | null | undefined;
class FakeWorker {
  onmessage: (event: { data: Blob | null }) => void = () => undefined;
  postMessage({ task, file }: { task: string; file: File }) {
    asked.push(`${task} ${file.name}`);
    this.onmessage({ data: made === undefined ? new Blob([file.name]) : made });
  }
  terminate() {}
}

beforeEach(() => {
  asked.length = 0;
  made = undefined;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

describe('a preview', () => {
  it('is made once for a file', async () => {
    const file = new File(['large'], 'a.jpg');
    const first = await previewImage(file, () => true);
    expect(await first?.text()).toBe('a.jpg');
    expect(await previewImage(file, () => true)).toBe(first);
    expect(asked).toEqual(['preview a.jpg']);
  });

  it('is not created if its row has left before its turn, but when the row returns', async () => {
    const file = new File(['large'], 'a.jpg');
    let isShown = true;
    const waiting = previewImage(file, () => isShown);
    isShown = false;
    expect(await waiting).toBeNull();
    expect(asked).toEqual([]);
    expect(await previewImage(file, () => true)).not.toBeNull();
  });
});

describe('a picture that is uploaded', () => {
  const tooLarge = (name: string, start: number[]) => {
    return new File([new Uint8Array(start), new Uint8Array(limits.imageBytes)], name);
  };
  const jpeg = [0xff, 0xd8, 0xff, 0xe0];

  it('is sent unchanged if it is small enough', async () => {
    const file = new File(['text'], 'a.jpg');
    expect(await shrinkImage(file)).toBe(file);
  });

  it('returns the smaller copy under its new name', async () => {
    made = new Blob(['small'], { type: 'image/jpeg' });
    const small = await shrinkImage(tooLarge('a.PNG', jpeg));
    expect([small.name, await small.text()]).toEqual(['a.jpg', 'small']);
  });

  it.each([
    ['no picture', [0x50, 0x4b], 'error.IMAGE_TYPE'],
    ['a picture that cannot be read', jpeg, 'images.notShrunk'],
  ])('does not send files that are too large and %s', async (_, start, message) => {
    made = null;
    await expect(shrinkImage(tooLarge('a.jpg', start))).rejects.toMatchObject({
      message,
      body: { args: { name: 'a.jpg' } },
    });
  });
});
