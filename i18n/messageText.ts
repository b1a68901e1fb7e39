import type { Language } from '#contract/language.ts';
import { notificationValues } from '#contract/notifications.ts';
import * as german from '#i18n/de/platform/errors.ts';
import { laterErrors as germanLater } from '#i18n/de/platform/laterErrors.ts';
import { notifications as germanNotifications } from '#i18n/de/platform/notifications.ts';
import * as english from '#i18n/en/platform/errors.ts';
import { laterErrors as englishLater } from '#i18n/en/platform/laterErrors.ts';
import { notifications as englishNotifications } from '#i18n/en/platform/notifications.ts';

const texts: Record<Language, Record<string, Readonly<Record<string, string>>>> = {
  de: { error: { ...german.error, ...germanLater }, rules: german.rules },
  en: { error: { ...english.error, ...englishLater }, rules: english.rules },
};

export type MessageArgs = Readonly<Record<string, string | number>>;

/** Replaces the placeholders in a text. */
export const fillText = (text: string, args: MessageArgs): string =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));

/** Returns the text of an `error.` or `rules.` key, for output outside the client. */
export const messageText = (language: Language, key: string, args: MessageArgs = {}): string => {
  const [area = '', name = ''] = key.split('.');
  const text = texts[language][area]?.[name] ?? texts[language].error?.INTERNAL ?? key;
  return countedText(text, args);
};

/** Fills a text that may have a form for one and one for many. */
export const countedText = (text: string, args: MessageArgs): string => {
  const [one = '', many = one] = text.split(' |||| ');
  return fillText(args.smart_count === undefined || args.smart_count === 1 ? one : many, args);
};

const notificationTexts: Record<Language, Readonly<Record<string, string>>> = {
  de: germanNotifications.kinds,
  en: englishNotifications.kinds,
};

/** Returns the text of a notification. */
export const notificationText = (language: Language, kind: string, args: MessageArgs): string =>
  countedText(notificationTexts[language][kind] ?? kind, notificationValues(language, args));
