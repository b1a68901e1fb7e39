import { type ComponentType, createContext, useContext } from 'react';

/** The sections that resources add to the pages of others, by the names of the others. */
type RecordSections = ReadonlyMap<string, readonly ComponentType[]>;

const RecordSectionsContext = createContext<RecordSections>(new Map());

export const RecordSectionsProvider = RecordSectionsContext.Provider;

export const useRecordSections = (resource: string): readonly ComponentType[] =>
  useContext(RecordSectionsContext).get(resource) ?? [];
