import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { inRouter } from '#tests/support/inRouter.tsx';
import { ConflictProvider, type Values } from './conflictContext.ts';
import { FormConflict } from './FormConflict.tsx';

const fields = [{ source: 'name' }, { source: 'place' }];
const base = { name: 'Tisch', place: 'Bad', images: 1, version: 1 };

const Form = ({ theirs, onSave }: { theirs: Values; onSave: (values: Values) => void }) => {
  const form = useForm({ defaultValues: base });
  return (
    <TestTranslationProvider translate={(key: string) => key}>
      <FormProvider {...form}>
        <form onSubmit={form.handleSubmit((values) => onSave(values))}>
          <input aria-label="name" {...form.register('name')} />
          <ConflictProvider value={{ entity: 'tag', fields, theirs, close: () => undefined }}>
            <FormConflict />
          </ConflictProvider>
        </form>
      </FormProvider>
    </TestTranslationProvider>
  );
};

it('saves again without a question if no field of the form changed', async () => {
  const onSave = vi.fn();
  render(<Form theirs={{ ...base, images: 2, version: 2 }} onSave={onSave} />);
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave).toHaveBeenCalledWith({ ...base, images: 2, version: 2 });
});

it('saves the choices between both, with the new version', async () => {
  const onSave = vi.fn();
  render(
    inRouter(
      <Form theirs={{ name: 'Bank', place: 'Flur', images: 1, version: 5 }} onSave={onSave} />,
    ),
  );
  const save = screen.getByRole('button', { name: 'conflict.save' });
  // a field that only the other user changed is preset to the other user's value
  fireEvent.click(screen.getByRole('button', { name: 'conflict.allMine' }));
  fireEvent.click(screen.getByRole('radio', { name: /Flur/ }));
  fireEvent.click(save);
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave).toHaveBeenCalledWith({ name: 'Tisch', place: 'Flur', images: 1, version: 5 });
});
