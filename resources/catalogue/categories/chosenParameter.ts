/** Search parameter with the id of the chosen category. */
export const chosenParameter = 'category';
