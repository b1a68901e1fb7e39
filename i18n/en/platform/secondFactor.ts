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
    cancelled: 'Signing in with the passkey was cancelled.',
    unknown: 'This passkey is not known here. Sign in with your email address and password.',
  },
  wrongCode: 'The code is wrong or was used already.',
  wrongPassword: 'The password is wrong.',
  setUp: {
    title: 'Set up two-step sign-in',
    required: 'Your account requires two-step sign-in. Set it up now to continue.',
    password: 'You need an authenticator app on your phone. Confirm your password first.',
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
    password: 'The current codes will no longer be valid. Confirm with your password.',
    submit: 'Create new codes',
  },
  end: {
    title: 'Turn off two-step sign-in',
    password: 'After that, the password is enough to sign in. Confirm with your password.',
    submit: 'Turn off',
  },
} satisfies Translated<typeof german>;
