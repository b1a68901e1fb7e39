import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { asIs } from '#tests/support/asIs.ts';
import { inRouter } from '#tests/support/inRouter.tsx';
import { expectEscapeCloses, expectQuestionAtEscape } from '#tests/support/leaving.ts';
import AddImagesDialog from './AddImagesDialog.tsx';

const show = async () => {
  const onClose = vi.fn();
  const send = async () => ({
    variationImages: { images: [], muster: { id: '2', sku: 'M-1' }, version: 1 },
  });
  render(
    inRouter(
      <CoreAdminContext dataProvider={{ ...testDataProvider(), send }} i18nProvider={asIs}>
        <AddImagesDialog id="1" sku="S-1" onClose={onClose} />
      </CoreAdminContext>,
    ),
  );
  return { choice: await screen.findByRole('checkbox', { name: /images\.muster/ }), onClose };
};

it('closes at once while nothing is changed', async () => {
  const { onClose } = await show();
  expectEscapeCloses(onClose);
});

it('asks before a change is lost, and says what is not saved', async () => {
  const { choice, onClose } = await show();
  fireEvent.click(choice);
  fireEvent.keyDown(choice, { key: 'Escape' });
  expect(screen.getByText('images.discardText')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'form.leave.stay' }));
  await waitFor(() => expect(screen.queryByText('images.discardText')).toBeNull());
  await expectQuestionAtEscape(onClose);
});
