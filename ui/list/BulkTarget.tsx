import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { type Identifier, useListContext } from 'react-admin';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { useKnownTotal } from './useKnownTotal.ts';

interface ChosenAll {
  isAll: boolean;
  chooseAll: () => void;
}

const ChosenAllContext = createContext<ChosenAll>({ isAll: false, chooseAll: () => undefined });

/**
 * Stores whether the selection includes all matches on all pages. Any other selection resets it.
 */
export const BulkTargetProvider = ({ children }: { children: ReactNode }) => {
  const { selectedIds, data, onSelect } = useListContext();
  const [chosenWith, setChosenWith] = useState<readonly Identifier[]>();
  const isAll = selectedIds.length > 0 && chosenWith === selectedIds;
  const value = useMemo(
    () => ({
      isAll,
      chooseAll: () => {
        // so that each row on the page is shown as selected
        const ids = [...new Set([...selectedIds, ...(data ?? []).map(({ id }) => id)])];
        onSelect(ids);
        setChosenWith(ids);
      },
    }),
    [isAll, selectedIds, data, onSelect],
  );
  return <ChosenAllContext.Provider value={value}>{children}</ChosenAllContext.Provider>;
};

interface BulkTarget extends ChosenAll {
  rows: BulkRows;
  count: number;
  /** Number of all matches; undefined while unknown. */
  total: number | undefined;
}

/** The target of the list's bulk calls: the selected rows, or all matches. */
export const useBulkTarget = (): BulkTarget => {
  const { selectedIds, filter, filterValues } = useListContext();
  const total = useKnownTotal();
  const { isAll, chooseAll } = useContext(ChosenAllContext);
  return {
    isAll,
    chooseAll,
    total,
    // includes the permanent filter, for example the product of a list of variations
    rows: isAll ? { query: { ...filterValues, ...filter } } : { ids: selectedIds.map(String) },
    count: isAll ? (total ?? 0) : selectedIds.length,
  };
};
