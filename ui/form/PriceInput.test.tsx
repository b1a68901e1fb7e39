import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form, ResourceContextProvider, testDataProvider } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { language } from '#providers/preferences.ts';
import { PriceInput } from './PriceInput.tsx';

const show = (price: string, onSubmit = vi.fn()) => {
  render(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <ResourceContextProvider value="things">
        <Form record={{ id: '1', price }} onSubmit={onSubmit}>
          <PriceInput source="price" helperText="EUR" />
          <button type="submit">save</button>
        </Form>
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
  return { input: screen.getByRole<HTMLInputElement>('textbox'), onSubmit };
};

beforeEach(() => language.set('de'));

it('shows a decimal as Germans write it and keeps what is typed as a plain decimal', async () => {
  const { input, onSubmit } = show('1299.00');
  expect(input.value).toBe('1.299,00');
  await userEvent.clear(input);
  await userEvent.type(input, '2.499,5');
  expect(input.value).toBe('2.499,5');
  await userEvent.tab();
  expect(input.value).toBe('2.499,50');
  await userEvent.click(screen.getByText('save'));
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ price: '2499.5' }),
    expect.anything(),
  );
});

it('shows it in English format', () => {
  language.set('en');
  expect(show('1299.00').input.value).toBe('1,299.00');
});

it('keeps input that is not a number, for the rules to reject', async () => {
  const { input, onSubmit } = show('1.00');
  await userEvent.clear(input);
  await userEvent.type(input, 'zwölf');
  await userEvent.tab();
  expect(input.value).toBe('zwölf');
  await userEvent.click(screen.getByText('save'));
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ price: 'zwölf' }),
    expect.anything(),
  );
});
