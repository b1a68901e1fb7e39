/** react-admin's cache key prefix for a resource's individual records, which the edit pages use. */
export const recordsQueryKey = (resource: string) => [resource, 'getOne'];

/** react-admin's cache key prefix for the results of the auth provider. */
export const authQueryKey = ['auth'];
