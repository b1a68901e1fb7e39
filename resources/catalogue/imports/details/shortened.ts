/** Truncates a text to `most` characters, on one line. */
export const cutText = (text: string, most: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  if (letters.length <= most) return line;
  const kept = letters.slice(0, most - 1).join('');
  return `${kept.replace(/[\s.,:;]+$/, '')}…`;
};

/** Returns how many texts of these lengths fit on a line; at least 1. */
export const fitting = (lengths: readonly number[], most: number): number => {
  let sum = 0;
  const end = lengths.findIndex((length) => {
    sum += length;
    return sum > most;
  });
  return end === -1 ? lengths.length : Math.max(end, 1);
};
