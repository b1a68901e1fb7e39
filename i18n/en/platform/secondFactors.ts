import type { secondFactors as german } from '#i18n/de/platform/secondFactors.ts';
import type { Translated } from '#i18n/translated.ts';

const secondFactors = {
  name: 'Two-step sign-in |||| Two-step sign-in',
  subtitle:
    'Which accounts need a code besides the password to sign in. Whoever has lost phone and recovery codes gets in again when you remove the second factor.',
  fields: {
    account: 'Account',
    email: 'Email address',
    name: 'Name',
    portal: 'Portal',
    state: 'Second factor',
    since: 'Set up',
    recoveryCodesLeft: 'Codes left',
    lastSignInAt: 'Last sign-in',
    reset: 'Action',
  },
  search: 'Search accounts',
  empty: 'No accounts',
  portals: { admin: 'Administration', manufacturer: 'Manufacturers', vendor: 'Partners' },
  states: { on: 'Set up', off: 'None' },
  reset: 'Remove',
  resetText:
    '%{email} will then sign in with the password alone and is told by email. Make sure first that the request really comes from there.',
  wasReset: 'The second factor was removed.',
  rule: {
    button: 'Required of: %{portals}',
    nobody: 'nobody',
    title: 'Of whom is it required?',
    text: 'Whoever has not set it up yet must do so at once and reaches nothing else until then, not in open sessions either.',
    password: 'Your password',
    saved: 'The requirement was saved.',
  },
} satisfies Translated<typeof german>;

export const texts = { resources: { 'second-factors': secondFactors } };
