import type { passwords as german } from '#i18n/de/platform/passwords.ts';
import type { Translated } from '#i18n/translated.ts';

export const passwords = {
  toLogin: 'Go to sign-in',
  tryAgain: 'Try again',
  forgot: {
    title: 'Forgot your password?',
    text: 'Enter the email address of your account. We will send you a link to choose a new password.',
    submit: 'Request link',
    submitting: 'Requesting…',
  },
  sent: {
    title: 'Check your email',
    text: 'If there is an account for this address, the link is now on its way:',
    textRenewed: 'A new link is on its way to the email address of your account.',
    hint: 'Nothing arrived? Check your spam folder as well.',
    resend: 'Send again',
    resendIn: 'Send again in %{seconds} s',
    resent: 'The link was sent again.',
  },
  set: {
    title: 'Choose a new password',
    text: 'After that you sign in with the new password on all devices.',
    welcome: 'Welcome',
    welcomeText: 'Choose a password to activate your account.',
    password: 'New password',
    confirmPassword: 'Repeat password',
    hint: 'At least %{limit} characters. A series of several words is easy to remember and hard to guess.',
    submit: 'Set password',
    submitting: 'Saving…',
    tooShort: 'At least %{limit} characters',
    tooLong: 'No more than %{limit} characters',
    common: 'This password is too common. Choose another one.',
    same: 'This is your current password. Choose another one.',
    differ: 'The passwords do not match.',
  },
  done: {
    title: 'Your password is set',
    text: 'Sign in with the new password now.',
    activatedTitle: 'Your account is ready',
    activatedText: 'Sign in with your email address and your password now.',
  },
  expired: {
    title: 'This link has expired',
    text: 'For security, links are valid for a limited time only. We will gladly send you a new one.',
    submit: 'Send a new link',
    submitting: 'Sending…',
  },
} satisfies Translated<typeof german>;
