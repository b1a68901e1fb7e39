import type { signIn as german } from '#i18n/de/platform/signIn.ts';
import type { Translated } from '#i18n/translated.ts';

export const signIn = {
  title: 'Sign in',
  subtitle: {
    admin: 'Marketplace administration',
    manufacturer: 'Manufacturer portal',
    vendor: 'Partner portal',
  },
  welcome: 'Rooms that feel right.',
  welcomeText: 'Catalogue, partners and orders – all in one place.',
  email: 'Email address',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgot: 'Forgot password?',
  submit: 'Sign in',
  submitting: 'Signing in…',
  passkey: 'Use a passkey',
  loading: 'Loading…',
  language: 'Language',
  required: 'Required field',
  invalidEmail: 'Enter a valid email address.',
  tooLong: 'The text is too long.',
  wrongCredentials: 'Wrong email or password.',
  rateLimited: 'Too many attempts. Wait %{minutes} min and try again.',
  network: 'The server cannot be reached. Check your connection.',
  failed: 'Something went wrong. Try again.',
  signedOut: {
    keyNotFound: 'This link is no longer valid. Sign in or request a new one.',
    tokenNotValid: 'Your session has expired. Sign in again.',
    unauthenticated: 'Wrong email or password. Please enter the correct credentials.',
  },
} satisfies Translated<typeof german>;
