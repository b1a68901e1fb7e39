import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { UsesInContentDocument } from '#providers/uses/operations.generated.ts';
import type { UsedKind } from './UsesList.tsx';

const named = 5;

/** The names of the first records that use a record; empty if there are none or while loading. */
export const useUsedNames = (of: UsedKind, id: string): string => {
  const translate = useText();
  const query = { of, ids: [id], size: named, countUpTo: named };
  const { data } = useApiQuery(UsesInContentDocument, { query }, { staleTime: 0 });
  const { results = [], total = 0 } = data?.uses.data ?? {};
  const names = results.map(({ name }) => translate('inUse.name', { name }));
  return [...names, ...(total > named ? ['…'] : [])].join(', ');
};
