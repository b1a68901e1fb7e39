import { useResourceContext } from 'react-admin';
import type { ResourcePrefix } from '#i18n/keys.ts';

/**
 * The message key prefix of the current resource; the type parameter lists the possible resources.
 */
export const useResourcePrefix = <Prefix extends ResourcePrefix = ResourcePrefix>(): Prefix =>
  `resources.${useResourceContext()}` as Prefix;
