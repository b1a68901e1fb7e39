import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { ProductField } from '#resources/catalogue/variations/parts/productFamily.ts';
import { Completeness } from './Completeness.tsx';

const field = (name: string, is_required = true) =>
  ({
    source: `inputs.1-${name}`,
    group_id: '1',
    attr_id: name,
    name,
    is_required,
    is_configurable: false,
  }) as unknown as ProductField;

const groups = [
  { id: '1', name: 'Sizes', fields: [field('Width'), field('Depth', false), field('Height')] },
];

const Form = () => {
  const form = useForm({
    defaultValues: { images: ['a.webp'], price: '10', tags: ['1'], inputs: { '1-Height': '40' } },
  });
  return (
    <FormProvider {...form}>
      <Completeness groups={groups} isOnlyMissing={false} onOnlyMissing={() => undefined} />
      <input aria-label="the width" {...form.register('inputs.1-Width' as never)} />
    </FormProvider>
  );
};

it('names the missing values and leads to their fields', async () => {
  render(<Form />);
  expect(screen.queryByRole('button', { name: 'Height' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Depth' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Width' }));
  const width = screen.getByRole('textbox', { name: 'the width' });
  await waitFor(() => expect(document.activeElement).toBe(width));
  fireEvent.input(width, { target: { value: '80' } });
  expect(screen.queryByRole('button', { name: 'Width' })).toBeNull();
});
