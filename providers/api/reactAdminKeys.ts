/** Where react-admin caches the records of a resource, each as its page shows it. */
export const recordsQueryKey = (resource: string) => [resource, 'getOne'];

/** Where react-admin caches what the authentication provider says of the account. */
export const authQueryKey = ['auth'];
