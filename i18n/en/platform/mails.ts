import type { mails as german } from '#i18n/de/platform/mails.ts';
import type { Translated } from '#i18n/translated.ts';

export const mails = {
  greeting: 'Hello %{name},',
  greetingToNobody: 'Hello,',
  portals: {
    admin: 'Administration',
    manufacturer: 'Manufacturer portal',
    vendor: 'Partner portal',
  },
  linkHint: 'Button not working? Copy this address into your browser:',
  until: 'The link is valid until %{until} and can be used once.',
  unknownDevice: 'an unknown device',
  footer: 'This message was sent automatically by Atrium.',
  reset: {
    subject: 'A new password for Atrium',
    title: 'Choose a new password',
    text: 'A new password was requested for your account %{email}. Follow this link to choose it.',
    action: 'Choose password',
    unasked: 'Didn’t ask for this? Then there is nothing to do: your current password stays valid.',
  },
  invitation: {
    subject: 'Your access to Atrium',
    title: 'Welcome to Atrium',
    text: 'An account for %{name} has been set up on Atrium. Choose your password now; after that you sign in with %{email}.',
    action: 'Set up access',
    unasked: 'Not expecting this? Then you can delete this message.',
  },
  roles: {
    manufacturer: 'manufacturer',
    vendor: 'vendor',
    craftsman: 'craftsman',
    architect: 'architect',
    wholesaler: 'wholesaler',
  },
  networkInvitation: {
    subject: '%{inviter} invites you to Atrium',
    title: 'An invitation from %{inviter}',
    text: '%{inviter} would like to work with you on Atrium and has set up access for %{name} (%{role}). Choose your password now; you are then connected and sign in with %{email}.',
    action: 'Accept invitation',
    unasked: 'Don’t know the sender? Then you can delete this message.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    text: 'The password of your account %{email} was changed on %{when}. You were signed out on other devices.',
    unasked: 'Wasn’t you? Then request a new password at once and tell the administrators.',
    action: 'Request a new password',
  },
  notification: {
    subject: '%{message}',
    title: 'A message from your portal',
    text: 'There is a new message in your portal: %{message}',
    action: 'Open in the portal',
    unasked: 'You choose in the portal, under Notifications, which messages you also get by mail.',
  },
  paymentChanged: {
    subject: 'Your payment account was changed',
    title: 'Your payment account was changed',
    text: 'The account to which Atrium pays %{name} was changed on %{when}. Payouts that have already been requested still go to the previous account.',
    unasked: 'Wasn’t you? Then change your password at once and tell the administrators.',
    action: 'View payment account',
  },
  secondFactorOn: {
    subject: 'Two-step sign-in was set up',
    title: 'Two-step sign-in',
    text: 'Two-step sign-in was set up for your account %{email} on %{when}. From now on you sign in with your password and a code. You were signed out on other devices.',
    unasked: 'Wasn’t you? Then someone knows your password: tell the administrators at once.',
    action: 'View account',
  },
  secondFactorOff: {
    subject: 'Two-step sign-in was turned off',
    title: 'Two-step sign-in',
    text: 'Two-step sign-in was turned off for your account %{email} on %{when}. From now on the password is enough.',
    unasked: 'Wasn’t you? Then change your password at once and tell the administrators.',
    action: 'View account',
  },
  secondFactorReset: {
    subject: 'Two-step sign-in was turned off',
    title: 'Two-step sign-in',
    text: 'An administrator turned off two-step sign-in for your account %{email} on %{when}. You now sign in with your password and can set it up again.',
    unasked: 'You did not ask for this? Then check with the administrators.',
    action: 'Set up again',
  },
  recoveryCodeUsed: {
    subject: 'Sign-in with a recovery code',
    title: 'Sign-in with a recovery code',
    text: 'A recovery code was used to sign in to your account %{email} on %{when}. It is no longer valid. Not used yet: %{left}.',
    unasked: 'Wasn’t you? Then change your password at once and create new recovery codes.',
    action: 'View account',
  },
  recoveryCodesRenewed: {
    subject: 'New recovery codes',
    title: 'New recovery codes',
    text: 'New recovery codes were created for your account %{email} on %{when}. The former ones are no longer valid.',
    unasked: 'Wasn’t you? Then change your password at once and tell the administrators.',
    action: 'View account',
  },
  newDevice: {
    subject: 'Sign-in on a new device',
    title: 'Sign-in on a new device',
    text: 'on %{when}, your account %{email} was used to sign in on a device that we did not know yet: %{device}.',
    unasked:
      'Was this not you? Then sign the device out under “My account”, and change your password immediately.',
    action: 'View account',
  },
  keyMade: {
    subject: 'New key for a shop',
    title: 'New key for a shop',
    text: 'on %{when}, the key “%{key}” for a shop was created with your account %{email}.',
    unasked: 'Was this not you? Then revoke the key, and change your password immediately.',
    action: 'View account',
  },
  passkeyAdded: {
    subject: 'New passkey',
    title: 'New passkey',
    text: 'on %{when}, the passkey “%{passkey}” was added to your account %{email}. It signs in without a password.',
    unasked:
      'Was this not you? Then remove the passkey under “My account”, and change your password immediately.',
    action: 'View account',
  },
  passkeyRemoved: {
    subject: 'Passkey removed',
    title: 'Passkey removed',
    text: 'on %{when}, the passkey “%{passkey}” was removed from your account %{email}.',
    unasked:
      'Was this not you? Then change your password immediately, and inform the administrators.',
    action: 'View account',
  },
  sessionsEnded: {
    subject: 'Your sessions were signed out',
    title: 'Your sessions were signed out',
    text: 'on %{when}, all other sessions of your account %{email} were signed out.',
    unasked:
      'Was this not you? Then change your password immediately, and inform the administrators.',
    action: 'View account',
  },
  emailChanged: {
    subject: 'Your email address at Atrium was changed',
    title: 'Your email address was changed',
    text: 'on %{when}, the administrators changed the email address with which you sign in to Atrium from %{email} to %{after}. All sessions were signed out.',
    unasked:
      'If this is right, there is nothing to do. If not, you can take the change back until %{until}.',
    action: 'Take the change back',
  },
  emailIsNew: {
    subject: 'Your new email address at Atrium',
    title: 'Your new email address',
    text: 'on %{when}, the administrators changed the email address of your account from %{before} to %{email}. From now on, sign in with the new address; your password stays the same.',
    unasked: 'Do you not know this account? Then inform the administrators.',
    action: 'Sign in',
  },
} satisfies Translated<typeof german>;
