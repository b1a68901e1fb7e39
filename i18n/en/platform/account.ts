import type { account as german } from '#i18n/de/platform/account.ts';
import type { Translated } from '#i18n/translated.ts';

const account = {
  details: 'Sign-in',
  email: 'Email address',
  name: 'Name',
  passwordSetAt: 'Password last changed',
  language: 'Language of emails to you',
  languages: { de: 'German', en: 'English' },
  languageSaved: 'The language was saved.',
  failed: 'Your account could not be loaded.',
  fields: {
    currentPassword: 'Current password',
    password: 'New password',
    confirmPassword: 'Repeat new password',
  },
  changePassword: {
    title: 'Change password',
    text: 'At least %{limit} characters. You will be signed out on all other devices.',
    submit: 'Change password',
    submitting: 'Changing…',
    changed: 'Your password was changed.',
  },
  secondFactor: {
    title: 'Two-step sign-in',
    off: 'In addition to the password, signing in requires a code from an app on your phone. A stolen password is then not enough.',
    on: 'Set up on %{since}. You need your password and a code to sign in.',
    codesLeft: '%{smart_count} recovery code left |||| %{smart_count} recovery codes left',
    required: 'It is required for your account and cannot be turned off.',
    setUp: 'Set up',
    setUpAgain: 'Set up again',
    renew: 'New codes',
    end: 'Turn off',
    done: {
      setUp: 'From now on you sign in with your password and a code.',
      renew: 'The new recovery codes are valid from now on.',
      end: 'From now on the password is enough to sign in.',
    },
    failed: 'This could not be loaded.',
  },
  sessions: {
    title: 'Sessions',
    text: 'This is where you are signed in now. If you do not recognise a session, sign it out and change your password.',
    current: 'This session',
    device: '%{browser} on %{system}',
    unknownDevice: 'Unknown device',
    begun: 'Signed in',
    lastUsed: 'Last used',
    address: 'Address',
    end: 'Sign out',
    endOf: 'Sign out %{device}',
    endOthers: 'Sign out all others',
    endOthersTitle: 'Sign out all other sessions?',
    endOthersText: 'Whatever is not saved there will be lost.',
    ended: 'The session was signed out.',
    endedOthers:
      '%{smart_count} session was signed out. |||| %{smart_count} sessions were signed out.',
    failed: 'The sessions could not be loaded.',
  },
} satisfies Translated<typeof german>;

export const texts = { account, pages: { account: 'My account' } };
