import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { inRouter } from '#tests/support/inRouter.tsx';
import { expectEscapeCloses, expectQuestionAtEscape } from '#tests/support/leaving.ts';
import { PropertiesDialog } from './PropertiesDialog.tsx';

const asIs = {
  translate: (key: string, { what }: { what?: string } = {}) => (what ? `${key} ${what}` : key),
  changeLocale: async () => undefined,
  getLocale: () => 'de',
};

const messages = 'resources.products/variations';

const show = async () => {
  const onClose = vi.fn();
  const send = async () => ({ attributeFamilyById: { data: { id: '1', familyGroups: [] } } });
  const dataProvider = {
    ...testDataProvider({
      getMany: async () => ({ data: [] }),
      getList: async () => ({ data: [], total: 0 }),
    }),
    send,
  };
  render(
    inRouter(
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={asIs}>
        <PropertiesDialog
          name="Stuhl"
          familyId="1"
          combination={new Map()}
          properties={{ name: 'Stuhl', slug: 'stuhl', sku: 'S-1', price: '10.00' }}
          isConfigurable
          onSubmit={async () => undefined}
          onClose={onClose}
        />
      </CoreAdminContext>,
    ),
  );
  const name = await screen.findByRole('textbox', { name: new RegExp(`${messages}.fields.name`) });
  const type = () => fireEvent.change(name, { target: { value: 'Hocker' } });
  return { type, onClose };
};

it('closes at once while nothing is changed', async () => {
  const { onClose } = await show();
  expectEscapeCloses(onClose);
});

it('asks before changes are lost', async () => {
  const { type, onClose } = await show();
  type();
  await expectQuestionAtEscape(onClose);
});

it('names the changed tab, also at its cancel button', async () => {
  const { type, onClose } = await show();
  type();
  fireEvent.click(screen.getByRole('button', { name: 'form.cancel' }));
  expect(
    screen.getByText(new RegExp(`form.leave.changed ${messages}.sections.details$`)),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'form.leave.leave' }));
  expect(onClose).toHaveBeenCalledOnce();
});
