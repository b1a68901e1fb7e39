import type { secondFactor as german } from '#i18n/de/platform/secondFactor.ts';
import type { Translated } from '#i18n/translated.ts';

export const secondFactor = {
  step: {
    text: 'Your account is protected twice: it needs a code in addition to the password.',
    code: 'Code from the app',
    recoveryCode: 'Recovery code',
    useRecovery: 'No app at hand? Enter a recovery code',
    useApp: 'Enter a code from the app',
    back: 'Back',
  },
  passkey: {
    text: 'Give the passkey a name. Your browser then asks where to store it.',
    name: 'Name',
    nameHelp: 'So that you recognise it, for example “Office laptop”.',
    notMade: 'No passkey was created.',
    cancelled: 'Signing in with the passkey was cancelled.',
    unknown: 'This passkey is not known here. Sign in with your email address and password.',
  },
  wrongCode: 'The code is wrong or was used already.',
  wrongPassword: 'The password is wrong.',
  confirm: {
    text: 'You signed in more than ten minutes ago. Enter your password to continue.',
    submit: 'Confirm',
  },
  notConfirmed: 'Nothing was changed without the confirmation.',
  setUp: {
    title: 'Set up two-step sign-in',
    required: 'Your account requires two-step sign-in. Set it up now to continue.',
    app: 'You need an authenticator app on your phone.',
    withPasskey: 'With a passkey',
    withPasskeyText:
      'Fingerprint, face or PIN of your device; you can then sign in without a password.',
    withApp: 'With an authenticator app',
    withAppText: 'You enter a code from the app in addition to the password.',
    next: 'Continue',
    scan: 'Scan this QR code with the app, then enter the code it shows.',
    qrCode: 'QR code for the authenticator app',
    secret: 'Or type this key into the app',
    confirm: 'Set up',
    cancel: 'Cancel',
    signOut: 'Sign out',
  },
  codes: {
    title: 'Your recovery codes',
    text: 'These codes sign you in when you do not have your phone. Each works once. Keep them safe: they are only shown now.',
    copy: 'Copy',
    copied: 'Copied',
    download: 'Download',
    filename: 'atrium-recovery-codes.txt',
    done: 'I have saved them',
  },
  renew: {
    title: 'New recovery codes',
    text: 'The current codes will no longer be valid.',
    submit: 'Create new codes',
  },
  end: {
    title: 'Turn off two-step sign-in',
    text: 'After that, signing in no longer needs a code from the app.',
    submit: 'Turn off',
  },
} satisfies Translated<typeof german>;
