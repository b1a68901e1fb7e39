import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { CoreAdminContext, Form, ResourceContextProvider, testDataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { AddPicker } from './AddPicker.tsx';
import { ChoicesInput } from './ChoicesInput.tsx';
import { NamedChoiceInput } from './NamedChoiceInput.tsx';
import { MultiPicker, Picker } from './Picker.tsx';
import { ReferenceChoiceInput, ReferenceChoicesInput } from './ReferenceChoiceInput.tsx';
import { type Choice, useChoiceSearch } from './useChoiceSearch.ts';
import { useChosen } from './useChosen.ts';

const woods: Choice[] = [
  { id: '1', name: 'Ahorn' },
  { id: '2', name: 'Eiche' },
  { id: '3', name: 'Eiche geölt' },
];

interface List {
  filter: { name?: string };
}

const getList = vi.fn(async (_resource: string, { filter: { name = '' } }: List) => {
  if (name === 'kaputt') throw new Error('out of order');
  const data = woods.filter((wood) => wood.name.includes(name));
  return { data, total: data.length };
});

const getMany = vi.fn(async (_resource: string, { ids }: { ids: string[] }) => ({
  data: woods.filter(({ id }) => ids.includes(id)),
}));

/** The names that the server was asked for, in order. */
const searched = () => getList.mock.calls.map(([, { filter }]) => filter.name ?? '');

const show = (element: ReactElement) =>
  render(
    <CoreAdminContext
      dataProvider={{ ...testDataProvider(), getList, getMany } as never}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <ResourceContextProvider value="things">{element}</ResourceContextProvider>
    </CoreAdminContext>,
  );

/** Shows an input in a form. */
const showInForm = (input: ReactElement, record: object, validate?: () => object) => {
  const onSubmit = vi.fn();
  show(
    <Form record={{ id: '7', ...record }} onSubmit={onSubmit} {...(validate && { validate })}>
      {input}
      <button type="submit">save</button>
    </Form>,
  );
  /** The form's values after saving. */
  const saved = async () => {
    await userEvent.click(screen.getByText('save'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.calls.at(-1)?.[0];
  };
  return saved;
};

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const option = (name: string) => screen.findByRole('option', { name });
/** Clears the field by its button, which shows while the field has the focus. */
const clear = async () => {
  field().focus();
  await userEvent.click(screen.getByTitle('list.choices.clear'));
};
const optionNames = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const WoodPicker = ({ disabled = false, initial = null as Choice | null }) => {
  const [value, setValue] = useState(initial);
  return (
    <Picker<Choice>
      label="Holz"
      search={useChoiceSearch('woods')}
      value={value}
      onChange={setValue}
      disabled={disabled}
    />
  );
};

it('asks the server once the user pauses, and not for every letter', async () => {
  vi.useFakeTimers();
  show(<WoodPicker />);
  const pause = () => act(() => vi.advanceTimersByTimeAsync(limits.choiceDebounceMs));
  await pause();
  expect(searched()).toEqual(['']);
  act(() => field().focus());
  for (const value of ['E', 'Ei', 'Eich']) fireEvent.change(field(), { target: { value } });
  expect(screen.getByText('list.loading')).toBeTruthy();
  await pause();
  expect(searched()).toEqual(['', 'Eich']);
  // the answer is shown a tick later
  await pause();
  expect(optionNames()).toEqual(['Eiche', 'Eiche geölt']);
});

it('says that nothing was found, and that the search has failed', async () => {
  // react-admin logs the failure
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show(<WoodPicker />);
  await userEvent.type(field(), 'Zeder');
  expect(await screen.findByText('list.noMatches')).toBeTruthy();
  await userEvent.clear(field());
  await userEvent.type(field(), 'kaputt');
  expect(await screen.findByText('list.failed')).toBeTruthy();
});

it('picks by the keyboard, and shows all choices again afterwards', async () => {
  show(<WoodPicker />);
  await userEvent.type(field(), 'geölt');
  await option('Eiche geölt');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field().value).toBe('Eiche geölt');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  await option('Ahorn');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('Eiche geölt');
});

it('shows its value, which the search need not find, and clears it', async () => {
  show(<WoodPicker initial={{ id: '9', name: 'Teak' }} />);
  expect(field().value).toBe('Teak');
  await userEvent.click(screen.getByRole('button', { name: 'list.choices.open' }));
  await option('Ahorn');
  expect(optionNames()).toEqual(['Ahorn', 'Eiche', 'Eiche geölt']);
  await clear();
  expect(field().value).toBe('');
});

it('is disabled', () => {
  show(<WoodPicker disabled />);
  expect(field().disabled).toBe(true);
});

it('picks several of the choices that are here, filtered by name', async () => {
  const onChange = vi.fn();
  show(<MultiPicker label="Hölzer" choices={woods} value={[]} onChange={onChange} />);
  await userEvent.type(field(), 'eich');
  expect(optionNames()).toEqual(['Eiche', 'Eiche geölt']);
  await userEvent.click(await option('Eiche'));
  expect(onChange).toHaveBeenCalledWith([woods[1]]);
});

const WoodsPicker = () => {
  const [value, setValue] = useState<readonly Choice[]>([]);
  return (
    <MultiPicker
      label="Hölzer"
      autoFocus
      search={useChoiceSearch('woods')}
      value={value}
      onChange={setValue}
    />
  );
};

it('picks several by searches, and keeps what is typed into a field that has the focus at first', async () => {
  show(<WoodsPicker />);
  await userEvent.keyboard('geölt');
  expect(field().value).toBe('geölt');
  await waitFor(() => expect(optionNames()).toEqual(['Eiche geölt']));
  expect(field().value).toBe('geölt');
  await userEvent.keyboard('{ArrowDown}{Enter}Ahorn');
  expect(field().value).toBe('Ahorn');
});

const WoodAdder = ({ onPick }: { onPick: (wood: Choice) => void }) => (
  <AddPicker
    label="Holz"
    search={useChoiceSearch('woods', { excluded: new Set(['1']) })}
    onPick={onPick}
  />
);

it('adds one after the other, without those that are excluded', async () => {
  const onPick = vi.fn();
  show(<WoodAdder onPick={onPick} />);
  await userEvent.click(field());
  await option('Eiche');
  expect(optionNames()).toEqual(['Eiche', 'Eiche geölt']);
  await userEvent.type(field(), 'geölt');
  await userEvent.click(await option('Eiche geölt'));
  expect(onPick).toHaveBeenCalledWith(woods[2]);
  expect(field().value).toBe('');
});

const WoodInput = ({ disabled = false }) => (
  <NamedChoiceInput source="wood" search={useChoiceSearch('woods')} disabled={disabled} />
);

it('shows the name of a value that has it without a request, and changes it', async () => {
  const saved = showInForm(<WoodInput />, { wood: { id: '9', name: 'Teak' } });
  expect(field().value).toBe('Teak');
  expect(getMany).not.toHaveBeenCalled();
  await userEvent.clear(field());
  await userEvent.type(field(), 'geölt');
  await option('Eiche geölt');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field().value).toBe('Eiche geölt');
  expect(await saved()).toMatchObject({ wood: woods[2] });
});

it('keeps the value if the user leaves without picking, and clears it', async () => {
  const saved = showInForm(<WoodInput />, { wood: woods[1] });
  await userEvent.type(field(), 'Zed');
  await userEvent.tab();
  expect(field().value).toBe('Eiche');
  await clear();
  expect(await saved()).toMatchObject({ wood: null });
});

it('shows a validation error, and that nothing was found', async () => {
  showInForm(<WoodInput />, { wood: null }, () => ({ wood: 'rules.required' }));
  await userEvent.click(screen.getByText('save'));
  expect(await screen.findByText('rules.required')).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field(), 'Zeder');
  expect(await screen.findByText('list.noMatches')).toBeTruthy();
});

it('is disabled in a form', () => {
  showInForm(<WoodInput disabled />, { wood: woods[0] });
  expect(field().disabled).toBe(true);
  expect(field().value).toBe('Ahorn');
});

it('loads the name of a record that the form has by its id', async () => {
  const saved = showInForm(<ReferenceChoiceInput source="wood" reference="woods" />, { wood: '2' });
  await waitFor(() => expect(field().value).toBe('Eiche'));
  await userEvent.clear(field());
  await userEvent.type(field(), 'Ahorn');
  await waitFor(() => expect(searched()).toContain('Ahorn'));
  await userEvent.click(await option('Ahorn'));
  expect(await saved()).toMatchObject({ wood: '1' });
});

it('loads the names of several records, and adds one', async () => {
  const input = <ReferenceChoicesInput source="woods" reference="woods" />;
  const saved = showInForm(input, { woods: ['2'] });
  expect(await screen.findByRole('button', { name: 'Eiche' })).toBeTruthy();
  await userEvent.type(field(), 'geölt');
  await userEvent.click(await option('Eiche geölt'));
  expect(await saved()).toMatchObject({ woods: ['2', '3'] });
});

const useNamed = (ids: readonly string[]) => {
  const [choices, setChoices] = useState<Choice[]>([]);
  const load = () => setChoices(ids.map((id) => ({ id, name: `Holz ${id}` })));
  return { choices, isLoading: false, load };
};

const SearchedInput = () => {
  const search = useChoiceSearch<Choice>('woods');
  const named = useNamed(['9']);
  const { known } = useChosen(['9'], () => named, search.choices);
  return (
    <>
      <ChoicesInput source="woods" search={search} known={known} />
      <button type="button" onClick={named.load}>
        load
      </button>
    </>
  );
};

it('keeps values that the search does not find, and shows their names once loaded', async () => {
  const saved = showInForm(<SearchedInput />, { woods: ['9'] });
  expect(screen.getByRole('button', { name: '…' })).toBeTruthy();
  await userEvent.click(screen.getByText('load'));
  expect(await screen.findByRole('button', { name: 'Holz 9' })).toBeTruthy();
  await userEvent.type(field(), 'geölt');
  await userEvent.click(await option('Eiche geölt'));
  expect(await saved()).toMatchObject({ woods: ['9', '3'] });
});

it('picks several of the choices of a form, in groups', async () => {
  const choices = woods.map((wood, place) => ({ ...wood, group: place === 0 ? 'hell' : 'dunkel' }));
  const saved = showInForm(<ChoicesInput source="woods" choices={choices} />, { woods: ['1'] });
  await userEvent.type(field(), 'eich');
  expect(screen.getByText('dunkel')).toBeTruthy();
  await userEvent.click(await option('Eiche'));
  await userEvent.keyboard('{Escape}');
  expect(await saved()).toMatchObject({ woods: ['1', '2'] });
});
