import type { secondFactors as german } from '#i18n/de/platform/secondFactors.ts';
import type { Translated } from '#i18n/translated.ts';

const secondFactors = {
  name: 'Two-step sign-in |||| Two-step sign-in',
  subtitle:
    'Which accounts need a code in addition to the password. Users who have lost their phone and recovery codes can sign in again after you remove the second factor.',
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
    '%{email} will then sign in with the password only and is notified by email. Make sure first that the request really comes from this user.',
  wasReset: 'The second factor was removed.',
  rule: {
    button: 'Required for: %{portals}',
    nobody: 'nobody',
    title: 'Who must use it?',
    text: 'Users who have not set it up yet must do so immediately and cannot access anything else until then, not even in open sessions.',
    saved: 'The requirement was saved.',
  },
} satisfies Translated<typeof german>;

export const texts = { resources: { 'second-factors': secondFactors } };
