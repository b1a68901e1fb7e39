import { useDynamicText } from '#providers/i18nProvider/useText.ts';

/** What has happened, in words. */
export const EventName = ({ type }: { type: string }) =>
  useDynamicText()(`resources.shops.webhooks.events.${type}`, { _: type });
