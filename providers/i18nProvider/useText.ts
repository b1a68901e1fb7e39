import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { KeyBelow, MessageKey, MessagePrefix } from '#i18n/keys.ts';

type Values = number | object;

/** Translates the keys of a group of messages; without a group, whole keys. */
type Text<Prefix extends MessagePrefix | undefined = undefined> = (
  key: Prefix extends MessagePrefix ? KeyBelow<Prefix> : MessageKey,
  values?: Values,
) => string;

interface UseText {
  (): Text;
  <Prefix extends MessagePrefix>(prefix: Prefix): Text<Prefix>;
}

/** Texts of the chosen language: `useText('resources.orders')('name')`; the keys are checked. */
export const useText: UseText = (prefix?: string) => {
  const translate = useTranslate();
  return useCallback(
    (key: string, values?: Values): string => translate(prefix ? `${prefix}.${key}` : key, values),
    [translate, prefix],
  );
};
