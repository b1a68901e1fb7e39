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
  linkHint: 'The button does not work? Copy this address into your browser:',
  until: 'The link is valid until %{until} and can be used once.',
  footer: 'This message was sent automatically by Atrium.',
  reset: {
    subject: 'A new password for Atrium',
    title: 'Choose a new password',
    text: 'A new password was requested for your account %{email}. Follow this link to choose it.',
    action: 'Choose password',
    unasked:
      'You did not ask for it? Then there is nothing to do: your current password stays valid.',
  },
  invitation: {
    subject: 'Your access to Atrium',
    title: 'Welcome to Atrium',
    text: 'An account for %{name} has been set up on Atrium. Choose your password now; after that you sign in with %{email}.',
    action: 'Set up access',
    unasked: 'You were not expecting this? Then you can delete this message.',
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
    text: '%{inviter} would like to work with you on Atrium and has set up access for %{name} (%{role}). Choose your password now: you are connected then, and sign in with %{email}.',
    action: 'Accept invitation',
    unasked: 'You do not know the sender? Then you can delete this message.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    text: 'The password of your account %{email} was changed on %{when}. You were signed out on other devices.',
    unasked: 'That was not you? Then request a new password at once and tell the administrators.',
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
    unasked: 'That was not you? Then change your password at once and tell the administrators.',
    action: 'View payment account',
  },
  secondFactorOn: {
    subject: 'Two-step sign-in was set up',
    title: 'Two-step sign-in',
    text: 'Two-step sign-in was set up for your account %{email} on %{when}. From now on you sign in with your password and a code. You were signed out on other devices.',
    unasked:
      'That was not you? Then somebody knows your password: tell the administrators at once.',
    action: 'View account',
  },
  secondFactorOff: {
    subject: 'Two-step sign-in was turned off',
    title: 'Two-step sign-in',
    text: 'Two-step sign-in was turned off for your account %{email} on %{when}. From now on the password is enough.',
    unasked: 'That was not you? Then change your password at once and tell the administrators.',
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
    unasked: 'That was not you? Then change your password at once and create new recovery codes.',
    action: 'View account',
  },
  recoveryCodesRenewed: {
    subject: 'New recovery codes',
    title: 'New recovery codes',
    text: 'New recovery codes were created for your account %{email} on %{when}. The former ones are no longer valid.',
    unasked: 'That was not you? Then change your password at once and tell the administrators.',
    action: 'View account',
  },
} satisfies Translated<typeof german>;
