/** Styles of a button that shows its icon without its words, which a screen reader still reads. */
export const wordless = {
  minWidth: 40,
  fontSize: 0,
  '& .MuiButton-startIcon': { m: 0, '& svg': { fontSize: 20 } },
} as const;
