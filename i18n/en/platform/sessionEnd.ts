import type { sessionEnd as german } from '#i18n/de/platform/sessionEnd.ts';
import type { Translated } from '#i18n/translated.ts';

const sessionEnd = {
  title: 'Your session has ended',
  text: 'Sign in again as %{email} to continue here. Your input is still there.',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in and continue',
  submitting: 'Signing in…',
  decline: 'Discard my input',
  wrongPassword: 'The password is wrong.',
} satisfies Translated<typeof german>;

export const texts = { sessionEnd };
