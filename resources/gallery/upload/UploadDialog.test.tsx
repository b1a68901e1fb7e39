import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import UploadDialog from './UploadDialog.tsx';

const texts = 'resources.gallery.upload';
const asIs = {
  translate: (key: string, args: Record<string, unknown> = {}) =>
    [key, args.name, args.done, args.count, args.smart_count]
      .filter((part) => part !== undefined)
      .join(' '),
  changeLocale: async () => undefined,
  getLocale: () => 'de',
};

/** The worker that makes previews; answers when it is told to. */
class FakeWorker {
  static asked: { worker: FakeWorker; name: string }[] = [];
  onmessage: (event: { data: Blob | null }) => void = () => undefined;
  postMessage({ file }: { file: File }) {
    FakeWorker.asked.push({ worker: this, name: file.name });
  }
  terminate() {}
}

const answerPreview = () =>
  act(async () => FakeWorker.asked.at(-1)?.worker.onmessage({ data: new Blob(['small']) }));

beforeEach(() => {
  FakeWorker.asked = [];
  vi.stubGlobal('Worker', FakeWorker);
  URL.createObjectURL = vi.fn(() => 'blob:small');
  URL.revokeObjectURL = vi.fn();
  // jsdom lays nothing out: as tall as the list is in a browser
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(420);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const variation = { id: '7', name: 'Tisch', sku: 'EK' };

/** The dialog with so many files; the last of them has no product. */
const showWith = async (count: number) => {
  const send = async (_document: unknown, { names }: { names: string[] }) => ({
    matchPictures: {
      data: names.map((name) => ({
        name,
        imageCount: 0,
        variation: name === names.at(-1) ? null : variation,
      })),
    },
  });
  const dataProvider = { ...testDataProvider(), send };
  render(
    <CoreAdminContext dataProvider={dataProvider} i18nProvider={asIs}>
      <UploadDialog onClose={() => undefined} />
    </CoreAdminContext>,
  );
  const files = Array.from({ length: count }, (_, place) => {
    return new File(['large'], `EK-${place}.jpg`, { type: 'image/jpeg' });
  });
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('Nothing takes files.');
  await act(async () => fireEvent.change(input, { target: { files } }));
  await screen.findByText(new RegExp(`${texts}.matched ${count - 1}`));
};

const rows = () => screen.getAllByRole('listitem');

it('renders those of 500 files that are in view, and has no picture of them unfolded by the page', async () => {
  await showWith(500);
  expect(rows().length).toBeLessThan(30);
  expect(document.querySelector('li img')).toBeNull();
  expect(FakeWorker.asked).toMatchObject([{ name: 'EK-0.jpg' }]);
  await answerPreview();
  expect(document.querySelector('li img')?.getAttribute('src')).toBe('blob:small');
  expect(FakeWorker.asked.map(({ name }) => name)).toEqual(['EK-0.jpg', 'EK-1.jpg']);
});

it('leads to the files without a product', async () => {
  await showWith(40);
  fireEvent.click(screen.getByRole('button', { name: `${texts}.shown.unmatched 1` }));
  expect(rows()).toHaveLength(1);
  expect(within(rows()[0] as HTMLElement).getByText('EK-39.jpg')).toBeTruthy();
  expect(screen.getByRole('button', { name: `${texts}.shown.failed 0` })).toHaveProperty(
    'disabled',
    true,
  );
});
