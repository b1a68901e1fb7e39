/** URL search parameter with the id of the selected category. */
export const chosenParameter = 'category';
