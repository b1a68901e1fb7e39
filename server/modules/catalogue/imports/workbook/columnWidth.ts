/** In characters: the whole heading is visible unless it is very long. */
export const columnWidth = (heading: string | null, least = 16): number =>
  Math.max(least, Math.min(40, (heading?.length ?? 0) + 3));
