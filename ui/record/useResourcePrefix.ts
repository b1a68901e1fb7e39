import { useResourceContext } from 'react-admin';
import type { ResourcePrefix } from '#i18n/keys.ts';

/** Where the texts of the current resource stand; name the resources if it can be only these. */
export const useResourcePrefix = <Prefix extends ResourcePrefix = ResourcePrefix>(): Prefix =>
  `resources.${useResourceContext()}` as Prefix;
