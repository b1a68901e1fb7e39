import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  Form,
  ResourceContextProvider,
  TextInput,
  testDataProvider,
} from 'react-admin';
import { expect, it } from 'vitest';
import { SlugInput } from './SlugInput.tsx';

const show = (values: { name: string; slug: string }, id: string | undefined = '1') => {
  render(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <ResourceContextProvider value="things">
        <Form record={{ id, ...values }}>
          <TextInput source="name" />
          <SlugInput isTaken={(slug) => slug === 'tische'} />
        </Form>
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
  const [name, slug] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (!name || !slug) throw new Error('no inputs');
  return { name, slug };
};

it('follows the name of a new record, avoiding slugs in use', async () => {
  const { name, slug } = show({ name: '', slug: '' });
  await userEvent.type(name, 'Tische');
  expect(slug.value).toBe('tische-2');
  await userEvent.type(name, ' & Stühle');
  expect(slug.value).toBe('tische-stuehle');
});

it('follows the name of a copy, which starts with the slug of its name', async () => {
  const { name, slug } = show({ name: 'Stühle (2)', slug: 'stuehle-2' }, '');
  await userEvent.type(name, ' rot');
  expect(slug.value).toBe('stuehle-2-rot');
});

it('stays as the user typed it', async () => {
  const { name, slug } = show({ name: '', slug: '' });
  await userEvent.type(slug, 'eigener');
  await userEvent.type(name, 'Tische');
  expect(slug.value).toBe('eigener');
});

it('stays for a stored record until a proposal is requested', async () => {
  const { name, slug } = show({ name: 'Stühle', slug: 'stuehle' });
  await userEvent.type(name, ' & Bänke');
  expect(slug.value).toBe('stuehle');
  await userEvent.click(screen.getByRole('button'));
  expect(slug.value).toBe('stuehle-baenke');
});
