import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, TestTranslationProvider, testDataProvider } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { ProductField } from './productFamily.ts';
import { ValueInput } from './ValueInput.tsx';

const field: ProductField = {
  group_id: '7',
  attr_id: '3',
  source: 'inputs.7-3',
  name: 'Holz',
  unit: '',
  type: 'text',
  is_required: false,
  is_configurable: false,
  is_dropdown: false,
  mayChange: true,
  options: [
    { id: '1', name: 'Räuchereiche', switchType: null, value: null },
    { id: '2', name: 'Buche', switchType: null, value: null },
  ],
};

const Value = () => <output>{String(useWatch({ name: field.source }))}</output>;

const Form = ({ of, value, combined }: { of: object; value: string; combined?: string }) => {
  const form = useForm({ defaultValues: { inputs: { '7-3': value } } });
  return (
    <CoreAdminContext dataProvider={testDataProvider()}>
      <TestTranslationProvider translate={(key: string) => key}>
        <FormProvider {...form}>
          <ValueInput field={{ ...field, ...of }} combined={combined} />
          <Value />
        </FormProvider>
      </TestTranslationProvider>
    </CoreAdminContext>
  );
};

const value = () => screen.getByRole('status').textContent;

it('a number is typed the German way and kept as a plain decimal', () => {
  render(<Form of={{ type: 'number' }} value="1234.5" />);
  const input = screen.getByRole('textbox', { name: 'Holz' });
  expect(input).toHaveProperty('value', '1.234,5');
  fireEvent.change(input, { target: { value: '12,75' } });
  expect(value()).toBe('12.75');
});

it('a choice side by side is selected and cleared', () => {
  render(<Form of={{ type: 'select' }} value="" />);
  fireEvent.click(screen.getByRole('radio', { name: 'Buche' }));
  expect(value()).toBe('Buche');
  fireEvent.click(screen.getByRole('button', { name: /clearOf/ }));
  expect(value()).toBe('');
});

it('a dropdown opens with a letter and returns the focus', () => {
  render(<Form of={{ type: 'select', is_dropdown: true }} value="RAEUCHEREICHE" />);
  const closed = screen.getByRole('combobox');
  expect(closed.getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(closed, { key: 'b' });
  fireEvent.click(screen.getByRole('option', { name: 'Buche' }));
  expect(value()).toBe('Buche');
  const chosen = screen.getByRole('combobox', { name: 'Holz' });
  expect(chosen.textContent).toContain('Buche');
  expect(document.activeElement).toBe(chosen);
});

it('marks a missing value until the user types one', () => {
  const { container } = render(<Form of={{ is_required: true }} value="" />);
  expect(container.querySelector('[data-missing]')).not.toBeNull();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'x' } });
  expect(container.querySelector('[data-missing]')).toBeNull();
});

it('shows a value read-only if the user may not change it or it distinguishes variations', () => {
  render(<Form of={{ mayChange: false }} value="fest" />);
  expect(screen.getByRole('textbox')).toHaveProperty('readOnly', true);
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'fest');
  render(<Form of={{ is_configurable: true, name: 'Farbe' }} value="" combined="Sand" />);
  expect(screen.getByRole('textbox', { name: 'Farbe' })).toHaveProperty('value', 'Sand');
});

it('names the unit of a number', () => {
  render(<Form of={{ name: 'Breite', type: 'number', unit: 'cm' }} value="84.5" />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Breite (cm)' }).value).toBeTruthy();
});
