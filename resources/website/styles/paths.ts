/** Below the resource's name. */
export const stylePaths = { create: 'details', edit: 'details/:id' };
