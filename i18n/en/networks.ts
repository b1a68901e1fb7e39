import type { network as german } from '#i18n/de/networks.ts';
import type { Translated } from '#i18n/translated.ts';

export const network = {
  error: {
    REQUEST_TO_ONESELF: 'You cannot send a request to yourself.',
    REQUEST_BETWEEN_MANUFACTURERS: 'Manufacturers cannot connect with each other.',
    PROFILE_NOT_VISIBLE:
      'Your profile is not visible yet. Complete it before you connect with others.',
    PARTNER_NOT_VISIBLE: 'This partner is not available at the moment.',
    ALREADY_CONNECTED: 'You are already connected.',
    REQUEST_OPEN: 'Your request is already waiting for an answer.',
    REQUEST_ANSWERED: 'This request has already been answered.',
    NOT_CONNECTED: 'You are not connected.',
    SENT_LATELY:
      'You can send this again in %{smart_count} hour. |||| You can send this again in %{smart_count} hours.',
    DENIED_LATELY: 'Your request was denied. You can ask again in %{days} days.',
    ALREADY_INVITED: 'Unable to send invitation: the user already exists or is already invited.',
    TOO_MANY_INVITATIONS: 'You can send %{limit} invitations a day. Try again tomorrow.',
  },
  rules: {
    regionsWider: 'Regions can only be narrowed: nothing may be added to those asked for',
  },
} satisfies Translated<typeof german>;

export const texts = { error: network.error, rules: network.rules };
