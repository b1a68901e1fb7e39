import { useCallback, useMemo, useState } from 'react';
import type { ServiceGroupRecord } from './operations.ts';

const none: ReadonlySet<string> = new Set();

/** Which of the services that are shown are selected: others would be moved unseen. */
export const useSelection = (groups: readonly ServiceGroupRecord[]) => {
  const [chosen, setChosen] = useState(none);
  const selected = useMemo(() => {
    const shown = groups.flatMap(({ services }) => services.map(({ id }) => id));
    return new Set(shown.filter((id) => chosen.has(id)));
  }, [groups, chosen]);
  const toggle = useCallback((id: string) => {
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const clear = useCallback(() => setChosen(none), []);
  return { selected, toggle, clear };
};
