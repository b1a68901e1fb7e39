import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form, ResourceContextProvider, testDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { PictureInput } from './PictureInput.tsx';

const Values = () => <output>{JSON.stringify(useWatch())}</output>;

const picture = { id: '7', filename: 'sofa.webp', originName: 'Sofa.jpg', alt: 'A sofa' };
const getList = vi.fn(async () => ({ data: [picture], total: 1 }));

const show = (record: { picture: string | null; alt: string }, hasGallery = true) => {
  render(
    <CoreAdminContext
      dataProvider={testDataProvider({ getList: getList as never })}
      authProvider={{
        login: async () => undefined,
        logout: async () => undefined,
        checkAuth: async () => undefined,
        checkError: async () => undefined,
        getPermissions: async () => (hasGallery ? ['admin'] : []),
      }}
    >
      <ResourceContextProvider value="things">
        <Form record={{ id: '1', ...record }}>
          <PictureInput source="picture" altSource="alt" />
          <Values />
        </Form>
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
};
const valuesOf = async () => {
  const shown = await screen.findAllByRole('status');
  return JSON.parse(
    shown.map((each) => each.textContent).find((text) => text?.startsWith('{')) ?? '',
  );
};

it('accepts a picture of the gallery, with its text if there is none yet', async () => {
  show({ picture: null, alt: '' });
  await userEvent.click(await screen.findByRole('button', { name: 'images.fromGallery' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sofa.jpg' }));
  expect(await valuesOf()).toMatchObject({ picture: 'sofa.webp', alt: 'A sofa' });
});

it('keeps a text that the user wrote', async () => {
  show({ picture: 'old.webp', alt: 'Mine' });
  await userEvent.click(await screen.findByRole('button', { name: 'images.fromGallery' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sofa.jpg' }));
  expect(await valuesOf()).toMatchObject({ picture: 'sofa.webp', alt: 'Mine' });
});

it('is only uploaded by users without access to the gallery', async () => {
  show({ picture: null, alt: '' }, false);
  await screen.findByRole('button', { name: 'images.chooseOne' });
  expect(screen.queryByRole('button', { name: 'images.fromGallery' })).toBeNull();
});
