import { type Identifier, useListContext } from 'ra-core';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface ChosenAll {
  isAll: boolean;
  chooseAll: () => void;
}

const ChosenAllContext = createContext<ChosenAll>({ isAll: false, chooseAll: () => undefined });

/** Keeps whether the selection means all that match, on every page. Any other selection ends that. */
export const BulkTargetProvider = ({ children }: { children: ReactNode }) => {
  const { selectedIds } = useListContext();
  const [chosenWith, setChosenWith] = useState<readonly Identifier[]>();
  const isAll = selectedIds.length > 0 && chosenWith === selectedIds;
  const value = useMemo(
    () => ({ isAll, chooseAll: () => setChosenWith(selectedIds) }),
    [isAll, selectedIds],
  );
  return <ChosenAllContext.Provider value={value}>{children}</ChosenAllContext.Provider>;
};

/** The rows that a bulk call shall be about: `ids`, or a `query` that the server resolves. */
export type BulkRows = { ids: string[] } | { query: Record<string, unknown> };

interface BulkTarget extends ChosenAll {
  rows: BulkRows;
  count: number;
  /** How many match in all; undefined while that is not known. */
  total: number | undefined;
}

/** What is selected in the list. */
export const useBulkTarget = (): BulkTarget => {
  const { selectedIds, filter, filterValues, total } = useListContext();
  const { isAll, chooseAll } = useContext(ChosenAllContext);
  return {
    isAll,
    chooseAll,
    total,
    // with the filter that always holds, such as that of a product's own variations
    rows: isAll ? { query: { ...filterValues, ...filter } } : { ids: selectedIds.map(String) },
    count: isAll ? (total ?? 0) : selectedIds.length,
  };
};
