import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { CheckedKey, MessagePrefix } from '#i18n/keys.ts';

type Values = number | object;

/** Translates keys relative to a group of messages; without a group, full keys. */
type Text<Prefix extends MessagePrefix | undefined = undefined> = <Key extends string>(
  key: CheckedKey<Key, Prefix>,
  values?: Values,
) => string;

interface UseText {
  (): Text;
  <Prefix extends MessagePrefix>(prefix: Prefix): Text<Prefix>;
}

/** Translates keys that are known only at run time, so that types cannot check them. */
export type DynamicText = (key: string, values?: Values) => string;

/**
 * For keys that the server sends in errors, jobs and messages, and for keys that shared components
 * build from the names of resources and fields.
 */
export const useDynamicText = (prefix?: string): DynamicText => {
  const translate = useTranslate();
  return useCallback(
    (key: string, values?: Values): string => translate(prefix ? `${prefix}.${key}` : key, values),
    [translate, prefix],
  );
};

/**
 * Returns a function for texts of the chosen language, with checked keys; optionally relative to a
 * group.
 */
export const useText: UseText = (prefix?: string) => useDynamicText(prefix);
