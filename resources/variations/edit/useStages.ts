import { startTransition, useEffect, useState } from 'react';
import type { FieldGroup } from '#resources/variations/parts/productFamily.ts';

/** So many fields fill the window; those below come right after it is shown. */
const atFirst = 20;

/** The groups that are shown by now: what is in sight first, then the rest, without being in the way. */
export const useStages = (groups: readonly FieldGroup[]): readonly FieldGroup[] => {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    // once the first ones are painted
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isWhole ? groups : firstOf(groups);
};

const firstOf = (groups: readonly FieldGroup[]): readonly FieldGroup[] => {
  let count = 0;
  const end = groups.findIndex(({ fields }) => {
    count += fields.length;
    return count >= atFirst;
  });
  return end === -1 ? groups : groups.slice(0, end + 1);
};
