import { useCallback } from 'react';
import { useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin';
import { duplicateParameter } from './duplicate.ts';

/**
 * Returns a function for the address of the create page that starts with the values of a record;
 * `back` is the list's query, encoded for the address. Undefined if the user cannot duplicate
 * records of this resource.
 */
export const useDuplicateAddress = ():
  | ((id: string, back: string | null) => string)
  | undefined => {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const { options } = useResourceDefinition();
  const addressOf = useCallback(
    (id: string, back: string | null) => {
      const parameters = new URLSearchParams({ [duplicateParameter]: id, ...(back && { back }) });
      return `${createPath({ resource, type: 'create' })}?${parameters}`;
    },
    [createPath, resource],
  );
  return options?.canDuplicate ? addressOf : undefined;
};
