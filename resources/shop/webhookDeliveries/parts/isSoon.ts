const soonMs = 10_000;

/** Whether a delivery is tried in the next seconds, so that it is worth looking again. */
export const isSoon = ({ dueAt }: { dueAt: string | null }): boolean =>
  dueAt !== null && Date.parse(dueAt) < Date.now() + soonMs;
