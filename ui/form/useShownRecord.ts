import { createContext, type RefObject, useContext, useRef } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';

interface Versioned extends RaRecord {
  version: number;
}

/** The version of the last save on this page; provided by `EditPage`. */
export const SavedVersionContext = createContext<RefObject<number | undefined> | null>(null);

/**
 * The record to show in a form. It follows refetches after a save or restore, unless that would
 * discard input.
 */
export const useShownRecord = <Item extends Versioned>(isTyping: boolean): Item | undefined =>
  useShown(useRecordContext<Item>(), useContext(SavedVersionContext), isTyping);

/** The same for a given record. */
export const useShown = <Item extends Pick<Versioned, 'id' | 'version'>>(
  record: Item | undefined,
  savedVersion: { readonly current: number | null | undefined } | null,
  isTyping: boolean,
): Item | undefined => {
  const shown = useRef(record);
  const isAnother = record?.id !== shown.current?.id;
  const isOwnSave = record?.version === savedVersion?.current;
  if (isAnother || isOwnSave || !isTyping) shown.current = record;
  return shown.current;
};
