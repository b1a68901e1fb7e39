import { messages as german } from '#i18n/de/messages.ts';
import { messages as english } from '#i18n/en/messages.ts';

/** Every language with its messages, for what must hold in each of them. */
export const languages = [
  ['de', german],
  ['en', english],
] as const;
