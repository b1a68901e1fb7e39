import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { CheckedKey, MessagePrefix } from '#i18n/keys.ts';

type Values = number | object;

/** Translates the keys of a group of messages; without a group, whole keys. */
type Text<Prefix extends MessagePrefix | undefined = undefined> = <Key extends string>(
  key: CheckedKey<Key, Prefix>,
  values?: Values,
) => string;

interface UseText {
  (): Text;
  <Prefix extends MessagePrefix>(prefix: Prefix): Text<Prefix>;
}

/** Translates keys that are known only at run time: no type can check them. */
export type DynamicText = (key: string, values?: Values) => string;

/**
 * For keys that the server names in errors, jobs and messages, and for keys that shared components
 * compose from the names of resources and fields.
 */
export const useDynamicText = (prefix?: string): DynamicText => {
  const translate = useTranslate();
  return useCallback(
    (key: string, values?: Values): string => translate(prefix ? `${prefix}.${key}` : key, values),
    [translate, prefix],
  );
};

/** Texts of the chosen language, of a group of messages or of all; the keys are checked. */
export const useText: UseText = (prefix?: string) => useDynamicText(prefix);
