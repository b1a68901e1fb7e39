import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import type { ImportRecord } from '#resources/catalogue/imports/operations.ts';
import { UnknownColumns } from './UnknownColumns.tsx';

const asIs = {
  translate: (key: string, { name, count }: Record<string, unknown> = {}) =>
    [key.replace('resources.products/imports.unknownColumns.', ''), name, count]
      .filter((part) => part !== undefined)
      .join(' '),
  changeLocale: async () => undefined,
  getLocale: () => 'de',
};

const staged = {
  ...{ id: '7', state: 'staged', refused: 3, written: 0, leftOut: ['Alt'] as string[] },
} as ImportRecord;

const unknown = [
  { heading: 'Gewicht *', rows: 2 },
  { heading: 'Farbcode', rows: 1 },
];

/** Renders an import with these unknown columns; returns the requests and the started jobs. */
const show = async (some: Partial<ImportRecord> = {}) => {
  const sent: object[] = [];
  const begun: ImportRecord[] = [];
  const send = async (
    { definitions }: { definitions: { name: { value: string } }[] },
    given: object,
  ) => {
    const name = definitions[0]?.name.value ?? '';
    if (name === 'UploadAvailability') return { uploadAvalabilaty: true };
    if (name === 'UnknownColumns') return { importById: { data: { unknownColumns: unknown } } };
    sent.push({ name, ...given });
    const answer = { data: { ...staged, state: 'waiting', job: null } };
    return { checkImportAgain: answer, runImport: answer };
  };
  render(
    <CoreAdminContext dataProvider={{ ...testDataProvider(), send }} i18nProvider={asIs}>
      <UnknownColumns record={{ ...staged, ...some }} onBegun={(record) => begun.push(record)} />
    </CoreAdminContext>,
  );
  await act(async () => undefined);
  return { sent, begun };
};

const boxes = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('a checked import is checked again without the columns that are chosen', async () => {
  const { sent, begun } = await show();
  await screen.findByText('refused');
  expect(boxes()).toEqual(['columnLeftOut Alt 0', 'column Gewicht 2', 'column Farbcode 1']);
  fireEvent.click(screen.getByRole('checkbox', { name: /Farbcode/ }));
  await press('check');
  const input = { leftOut: ['Alt', 'Gewicht *'] };
  expect(sent).toEqual([{ name: 'CheckImportAgain', id: '7', input }]);
  expect(begun).toMatchObject([{ state: 'waiting' }]);
});

it('columns that were left out are included again', async () => {
  const { sent } = await show({ refused: 0 });
  expect(screen.getByText('leftOut')).toBeTruthy();
  // the selection has not changed since the last check
  expect(screen.getByRole('button')).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('checkbox'));
  await press('checkAll');
  expect(sent).toEqual([{ name: 'CheckImportAgain', id: '7', input: { leftOut: [] } }]);
});

it('a completed import accepts rows that were rejected because of them', async () => {
  const { sent } = await show({ state: 'done', written: 4 });
  await screen.findByText('refused');
  expect(boxes()).toEqual(['column Gewicht 2', 'column Farbcode 1']);
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  expect(screen.getByRole('button')).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('checkbox', { name: /Gewicht/ }));
  await press('run');
  const input = { leftOut: ['Alt', 'Gewicht *'] };
  expect(sent).toEqual([{ name: 'RunImport', id: '7', input }]);
});

it.each<[string, Partial<ImportRecord>]>([
  ['is going on', { state: 'running', written: 1 }],
  ['was written in part', { state: 'staged', written: 1 }],
  ['refused nothing', { state: 'done', refused: 0, written: 4 }],
])('an import that %s offers none to choose', async (_, record) => {
  await show(record);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
