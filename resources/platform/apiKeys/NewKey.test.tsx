import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { inRouter } from '#tests/support/inRouter.tsx';
import { NewKey } from './NewKey.tsx';

const asIs = {
  translate: (key: string) => key,
  changeLocale: async () => undefined,
  getLocale: () => 'de',
};

it('asks before it discards a typed name, and stays open while a key is shown', async () => {
  const send = async () => ({ createApiKey: { data: { key: 'atr_1' } } });
  const dataProvider = { ...testDataProvider(), send };
  render(
    inRouter(
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={asIs}>
        <NewKey />
      </CoreAdminContext>,
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'resources.api-keys.create' }));
  await userEvent.type(screen.getByRole('textbox'), 'Lager');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'form.leave.stay' }));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', 'Lager'));
  await userEvent.click(screen.getByRole('button', { name: 'resources.api-keys.create' }));
  await screen.findByDisplayValue('atr_1');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByDisplayValue('atr_1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'form.leave.stay' })).toBeNull();
});
