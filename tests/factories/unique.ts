let count = 0;

/** A name no other row of this test file has. */
export const unique = (word: string): string => {
  count += 1;
  return `${word}-${count}`;
};
