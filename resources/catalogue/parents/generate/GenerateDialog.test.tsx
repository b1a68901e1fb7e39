import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, ListContextProvider, testDataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import type { ParentRecord } from '#resources/catalogue/parents/parentForm.ts';
import { asIs } from '#tests/support/asIs.ts';
import { inRouter } from '#tests/support/inRouter.tsx';
import { expectEscapeCloses, expectQuestionAtEscape } from '#tests/support/leaving.ts';
import GenerateDialog from './GenerateDialog.tsx';

const messages = 'resources.products/parents.generate';
const product = {
  id: '1',
  version: 1,
  name: 'Stuhl',
  isAutomatic: false,
  attributes: [],
  pattern: null,
  family_id: null,
} as unknown as ParentRecord;

const show = () => {
  const onClose = vi.fn();
  const dataProvider = testDataProvider({
    getMany: async () => ({ data: [] }),
    getList: async () => ({ data: [], total: 0 }),
  });
  render(
    inRouter(
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={asIs}>
        <ListContextProvider value={{} as never}>
          <GenerateDialog product={product} onClose={onClose} />
        </ListContextProvider>
      </CoreAdminContext>,
    ),
  );
  const price = screen.getByRole('textbox', { name: new RegExp(`${messages}.fields.price`) });
  const type = () => {
    fireEvent.change(price, { target: { value: '10' } });
    fireEvent.blur(price);
  };
  return { type, onClose };
};

it('closes at once while nothing is entered', () => {
  const { onClose } = show();
  expectEscapeCloses(onClose);
});

it('asks before input is lost', async () => {
  const { type, onClose } = show();
  type();
  await screen.findByDisplayValue('10,00');
  await expectQuestionAtEscape(onClose);
});

it('asks at its cancel button too, and says what is lost', async () => {
  const { type, onClose } = show();
  type();
  await screen.findByDisplayValue('10,00');
  fireEvent.click(screen.getByRole('button', { name: 'form.cancel' }));
  expect(screen.getByText(`${messages}.discard`)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
