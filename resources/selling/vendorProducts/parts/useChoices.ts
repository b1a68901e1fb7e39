import { type RaRecord, useGetList } from 'react-admin';
import { choicesQuery } from '#providers/dataProvider/operations.ts';

type Choice = RaRecord<string> & { name: string };

/** Fetches all templates and showrooms, because a vendor has only a few. */
const all = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'name', order: 'ASC' },
  ...choicesQuery,
} as const;

export const useTemplates = () => useGetList<Choice>('delivery/details', all).data ?? [];

export const useShowrooms = () => useGetList<Choice>('vendor-profile/showrooms', all).data ?? [];
