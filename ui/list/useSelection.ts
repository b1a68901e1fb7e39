import { useCallback, useMemo, useRef, useState } from 'react';

interface Item {
  id: string;
}

/** A selection of items; shift-click selects a range. */
export const useSelection = (shown: readonly Item[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const list = useRef(shown);
  list.current = shown;
  // items that were removed or are hidden by a search do not stay selected
  const selected = useMemo(
    () => new Set(shown.filter(({ id }) => ids.has(id)).map(({ id }) => id)),
    [shown, ids],
  );
  const toggle = useCallback((id: string, withRange = false) => {
    const from = list.current.findIndex((item) => item.id === last.current);
    const to = list.current.findIndex((item) => item.id === id);
    last.current = id;
    const range =
      withRange && from !== -1
        ? list.current.slice(Math.min(from, to), Math.max(from, to) + 1)
        : list.current.slice(to, to + 1);
    setIds((current) => {
      const next = new Set(current);
      const isChosen = !current.has(id);
      for (const item of range) {
        if (isChosen) next.add(item.id);
        else next.delete(item.id);
      }
      return next;
    });
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  const toggleAll = () =>
    setIds(selected.size === shown.length ? new Set() : new Set(shown.map(({ id }) => id)));
  return { selected, toggle, toggleAll, clear };
};
