import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { DocumentNode } from 'graphql';
import { CoreAdminContext, ListContextProvider, testDataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { RequestError } from '#providers/graphql/errors.ts';
import { inRouter } from '#tests/support/inRouter.tsx';
import BulkEditDialog from './BulkEditDialog.tsx';

const asIs = {
  translate: (key: string, { count }: { count?: string } = {}) => (count ? `${key} ${count}` : key),
  changeLocale: async () => undefined,
  getLocale: () => 'de',
};

const row = (id: string, outcome: string, before: string, after: string, msg: string | null) => ({
  id,
  name: `Stuhl ${id}`,
  sku: `S-${id}`,
  outcome,
  msg,
  fields: [{ kind: 'price', name: null, before: [before], after: [after], msg, places: [] }],
});

const effect = {
  total: 2,
  changed: 1,
  unchanged: 0,
  refused: 1,
  refusals: [{ msg: 'rules.priceBelowZero', count: 1 }],
  parents: null,
  results: [
    row('2', 'refused', '5.00', '-1295.00', 'rules.priceBelowZero'),
    row('1', 'changed', '1300.00', '1.00', null),
  ],
};

const show = (preview: () => Promise<unknown>) => {
  const sent: { name: string; variables: Record<string, unknown> }[] = [];
  const send = async (document: DocumentNode, variables: Record<string, unknown>) => {
    const [operation] = document.definitions;
    const name = (operation && 'name' in operation && operation.name?.value) || '';
    sent.push({ name, variables });
    if (name === 'VariationsEditPreview')
      return { variationsEditPreview: { data: await preview() } };
    return { editVariations: { data: ['1'], failures: [{ id: '2' }], unchanged: [], job: null } };
  };
  const list = {
    selectedIds: ['1', '2'],
    onSelect: vi.fn(),
    onUnselectItems: vi.fn(),
    filterValues: {},
  };
  const onClose = vi.fn();
  const getList = async () => ({ data: [], total: 0 });
  const dataProvider = { ...testDataProvider({ getList }), send };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    inRouter(
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={asIs} queryClient={queryClient}>
        <ListContextProvider value={list as never}>
          <BulkEditDialog rows={{ ids: ['1', '2'] }} count={2} onClose={onClose} />
        </ListContextProvider>
      </CoreAdminContext>,
    ),
  );
  return { sent, list, onClose };
};

const amount = () => screen.getByRole('textbox', { name: 'bulkEdit.amount' });
const type = (text: string) => fireEvent.change(amount(), { target: { value: text } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const chooseMode = (name: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /bulkEdit\.how/ }));
  fireEvent.click(screen.getByRole('option', { name }));
};

it('previews German input, and applies the preview', async () => {
  const { sent, list, onClose } = show(async () => effect);
  expect(button('bulkEdit.runNothing').disabled).toBe(true);
  chooseMode('bulkEdit.modes.price.decrease');
  type('1.299,00');
  const table = await screen.findByRole('table');
  const lines = within(table)
    .getAllByRole('row')
    .map((line) => line.textContent);
  expect(lines.slice(1)).toEqual([
    'Stuhl 2S-25,00\u00a0€rules.priceBelowZero',
    'Stuhl 1S-11.300,00\u00a0€1,00\u00a0€',
  ]);
  expect(screen.getByRole('alert').textContent).toContain('rules.priceBelowZero');
  fireEvent.click(button('bulkEdit.run 1'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const change = { ids: ['1', '2'], price: { mode: 'decrease', amount: '1299.00' } };
  expect(sent.map(({ variables }) => variables.input)).toEqual(sent.map(() => change));
  expect(sent.filter(({ name }) => name === 'EditVariations')).toHaveLength(1);
  // unchanged rows stay selected
  expect(list.onSelect).toHaveBeenCalledWith(['2']);
});

it('requests nothing while the change violates a rule, and says which', async () => {
  const { sent } = show(async () => effect);
  chooseMode('bulkEdit.modes.price.decreasePercent');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '101' } });
  expect(await screen.findByText('rules.percentTooLarge')).toBeTruthy();
  expect(button('bulkEdit.runNothing').disabled).toBe(true);
  expect(sent).toEqual([]);
});

it('can be retried after the preview failed', async () => {
  const preview = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new RequestError('error.UNAVAILABLE', 'UNAVAILABLE'))
    .mockResolvedValue(effect);
  show(preview);
  type('1');
  fireEvent.click(await screen.findByRole('button', { name: 'list.retry' }));
  await screen.findByRole('table');
  expect(button('bulkEdit.run 1').disabled).toBe(false);
});

it('changes several fields at once, each in its own row', async () => {
  const { sent } = show(async () => effect);
  type('5');
  await screen.findByRole('table');
  fireEvent.click(button('bulkEdit.addField'));
  const [first, second] = screen.getAllByRole('group');
  // nothing is applied while the new row lacks a value
  expect(button('bulkEdit.runNothing').disabled).toBe(true);
  const kinds = () => {
    const options = screen.getAllByRole('option');
    return options.filter((each) => each.ariaDisabled !== 'true').map((each) => each.textContent);
  };
  const what = within(second as HTMLElement).getByRole('combobox', { name: 'bulkEdit.what' });
  fireEvent.mouseDown(what);
  expect(kinds()).toEqual([
    'bulkEdit.kinds.tags',
    'bulkEdit.kinds.categories',
    'bulkEdit.kinds.attributes',
  ]);
  fireEvent.click(screen.getByRole('option', { name: 'bulkEdit.kinds.attributes' }));
  fireEvent.click(
    within(first as HTMLElement).getByRole('button', { name: 'bulkEdit.removeField' }),
  );
  expect(screen.getAllByRole('group')).toEqual([second]);
  expect(screen.queryByRole('textbox', { name: 'bulkEdit.amount' })).toBe(null);
  expect(sent.filter(({ name }) => name === 'EditVariations')).toEqual([]);
});
