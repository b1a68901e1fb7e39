/** Paths relative to the resource's path. */
export const stylePaths = { create: 'details', edit: 'details/:id' };
