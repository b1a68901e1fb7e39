import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { errorText } from '#contract/errors.ts';
import { secondFactor } from '#i18n/de/platform/secondFactor.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { asIs } from '#tests/support/asIs.ts';
import { inRouter } from '#tests/support/inRouter.tsx';
import { expectEscapeCloses, expectQuestionAtEscape } from '#tests/support/leaving.ts';
import SecondFactorDialog, { type SecondFactorStep } from './SecondFactorDialog.tsx';

const answers = {
  renewRecoveryCodes: { data: { codes: ['1111-2222'] } },
  beginSecondFactor: { data: { secret: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/x' } },
};

const show = async (step: SecondFactorStep, send: () => Promise<object> = async () => answers) => {
  const onClose = vi.fn();
  render(
    inRouter(
      <CoreAdminContext dataProvider={{ ...testDataProvider(), send }} i18nProvider={asIs}>
        <SecondFactorDialog step={step} onChanged={vi.fn()} onClose={onClose} />
      </CoreAdminContext>,
    ),
  );
  const { submit } = step === 'setUp' ? { submit: secondFactor.setUp.next } : secondFactor[step];
  const next = await screen.findByRole('button', { name: submit });
  return { next, onClose };
};

it('closes at once while nothing is typed', async () => {
  const { onClose } = await show('renew');
  expectEscapeCloses(onClose);
});

it('asks before a typed code is lost', async () => {
  const { next, onClose } = await show('setUp');
  await userEvent.click(next);
  await userEvent.type(await screen.findByLabelText(secondFactor.step.code), '123');
  await expectQuestionAtEscape(onClose);
});

it('says that nothing has changed if the user does not confirm the identity', async () => {
  const refuse = async () => {
    throw new RequestError(errorText.confirmIdentity, 'FORBIDDEN');
  };
  const { next } = await show('end', refuse);
  await userEvent.click(next);
  await screen.findByText(secondFactor.notConfirmed);
});

it('never closes over codes that are shown once', async () => {
  const { next, onClose } = await show('renew');
  await userEvent.click(next);
  await screen.findByText('1111-2222');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('1111-2222')).toBeTruthy();
  expect(screen.queryByText('form.leave.title')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});
