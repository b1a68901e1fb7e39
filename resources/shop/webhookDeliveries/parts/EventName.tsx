import { useDynamicText } from '#providers/i18nProvider/useText.ts';

/** The name of the event in the user's language. */
export const EventName = ({ type }: { type: string }) =>
  useDynamicText()(`resources.shops.webhooks.events.${type}`, { _: type });
