import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { inRouter } from '#tests/support/inRouter.tsx';
import { expectEscapeCloses, expectQuestionAtEscape } from '#tests/support/leaving.ts';
import SecondFactorDialog from './SecondFactorDialog.tsx';

const asIs = {
  translate: (key: string) => key,
  changeLocale: async () => undefined,
  getLocale: () => 'de',
};

const show = async () => {
  const onClose = vi.fn();
  const send = async () => ({ renewRecoveryCodes: { data: { codes: ['1111-2222'] } } });
  render(
    inRouter(
      <CoreAdminContext dataProvider={{ ...testDataProvider(), send }} i18nProvider={asIs}>
        <SecondFactorDialog step="renew" onChanged={vi.fn()} onClose={onClose} />
      </CoreAdminContext>,
    ),
  );
  const password = await screen.findByLabelText('Passwort');
  return { password, onClose };
};

it('closes at once while nothing is typed', async () => {
  const { onClose } = await show();
  expectEscapeCloses(onClose);
});

it('asks before a typed password is lost', async () => {
  const { password, onClose } = await show();
  await userEvent.type(password, 'geheim');
  await expectQuestionAtEscape(onClose);
});

it('never closes over codes that are shown once', async () => {
  const { password, onClose } = await show();
  await userEvent.type(password, 'geheim{Enter}');
  await screen.findByText('1111-2222');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('1111-2222')).toBeTruthy();
  expect(screen.queryByText('form.leave.title')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});
