import { type RaRecord, useRecordContext } from 'ra-core';
import { createContext, type RefObject, useContext, useRef } from 'react';

interface Versioned extends RaRecord {
  version: number;
}

/** The version that was saved last in this very page, of its `EditPage`. */
export const SavedVersionContext = createContext<RefObject<number | undefined> | null>(null);

/**
 * The record a form shows: as it is read anew, be it that it was saved or restored, but never while
 * something is typed that would be lost by it.
 */
export const useShownRecord = <Item extends Versioned>(isTyping: boolean): Item | undefined => {
  const record = useRecordContext<Item>();
  const savedVersion = useContext(SavedVersionContext);
  const shown = useRef(record);
  const isAnother = record?.id !== shown.current?.id;
  const isOwnSave = record?.version === savedVersion?.current;
  if (isAnother || isOwnSave || !isTyping) shown.current = record;
  return shown.current;
};
