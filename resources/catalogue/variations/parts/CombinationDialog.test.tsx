import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import type { Choice } from '#contract/combination.ts';
import { inRouter } from '#tests/support/inRouter.tsx';
import { CombinationDialog } from './CombinationDialog.tsx';

const asIs = {
  translate: (key: string, { place }: { place?: number } = {}) => (place ? `${key} ${place}` : key),
  changeLocale: async () => undefined,
  getLocale: () => 'de',
};
const text = (key: string) => `variationPages.combination.${key}`;

const attributes = [
  { attr_id: '1', name: 'Farbe', options: [option('11', 'Eiche'), option('12', 'Nuss')] },
  { attr_id: '2', name: 'Größe', options: [option('21', 'S'), option('22', 'M')] },
];
const oakSmall = [
  { attr_id: '1', option_id: '11' },
  { attr_id: '2', option_id: '21' },
];

function option(id: string, name: string) {
  return { id, name };
}

const show = (of = attributes, edited?: Choice[]) => {
  const onSubmit = vi.fn(async () => null);
  const combinations = edited ? [edited, oakSmall] : [oakSmall];
  render(
    inRouter(
      <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={asIs}>
        <CombinationDialog
          attributes={of}
          combinations={combinations}
          {...(edited && { index: 0 })}
          onSubmit={onSubmit}
          onClose={vi.fn()}
        />
      </CoreAdminContext>,
    ),
  );
  return onSubmit;
};

const row = (place: number) => within(screen.getByRole('group', { name: text(`row ${place}`) }));
const choose = (place: number, name: string) => {
  const input = row(place).getByLabelText(text('option'));
  fireEvent.mouseDown(input);
  fireEvent.click(screen.getByRole('option', { name }));
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const removeButtons = () =>
  screen.getAllByRole<HTMLButtonElement>('button', { name: text('removeRow') });

it('rejects another variation’s combination, and accepts a different one', async () => {
  const onSubmit = show();
  choose(1, 'Eiche');
  choose(2, 'S');
  fireEvent.click(button(text('next')));
  expect(screen.getByRole('alert').textContent).toBe('rules.variationExists');
  expect(onSubmit).not.toHaveBeenCalled();
  choose(2, 'M');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(button(text('next')));
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith([
      { attr_id: '1', option_id: '11' },
      { attr_id: '2', option_id: '22' },
    ]),
  );
});

it('starts with the first free combination', async () => {
  const onSubmit = show();
  fireEvent.click(button(text('next')));
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith([
      { attr_id: '1', option_id: '11' },
      { attr_id: '2', option_id: '22' },
    ]),
  );
});

it('asks for an option of each attribute, at the row that lacks one', () => {
  const onSubmit = show();
  fireEvent.click(removeButtons()[1] as HTMLElement);
  fireEvent.click(button(text('addRow')));
  fireEvent.click(button(text('next')));
  expect(row(1).queryByText('rules.required')).toBeNull();
  expect(row(2).getByText('rules.required')).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('keeps the last row, and offers an attribute that no other row has', () => {
  show();
  // both attributes already have a row
  expect(button(text('addRow')).disabled).toBe(true);
  fireEvent.click(removeButtons()[0] as HTMLElement);
  expect(removeButtons().map(({ disabled }) => disabled)).toEqual([true]);
  fireEvent.click(button(text('addRow')));
  fireEvent.mouseDown(row(2).getByRole('combobox', { name: text('attribute') }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Farbe']);
});

it('allows the edited variation to keep its combination', async () => {
  const own = [
    { attr_id: '1', option_id: '12' },
    { attr_id: '2', option_id: '21' },
  ];
  const onSubmit = show(attributes, own);
  fireEvent.click(button(text('take')));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(own));
});
