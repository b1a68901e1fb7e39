import type { confirmIdentity as german } from '#i18n/de/platform/confirmIdentity.ts';
import type { Translated } from '#i18n/translated.ts';

const confirmIdentity = {
  title: 'Confirm that it is you',
  passwordText: 'Enter your password to continue. You will not be asked again for ten minutes.',
  codeText: 'Enter a code from your app to continue. You will not be asked again for ten minutes.',
  passkeyText:
    'Use your passkey or a code to continue. You will not be asked again for ten minutes.',
  password: 'Password',
  code: 'Code',
  codeHelp: 'You can also use a recovery code.',
  usePasskey: 'Use a passkey',
  confirm: 'Confirm',
} satisfies Translated<typeof german>;

export const texts = { confirmIdentity };
