/** Styles of a text that ends in an ellipsis where it has no room. */
export const shortened = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
