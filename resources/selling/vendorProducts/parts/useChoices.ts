import { type RaRecord, useGetList } from 'react-admin';
import { choicesQuery } from '#providers/dataProvider/operations.ts';

type Choice = RaRecord<string> & { name: string };

/** A vendor has few templates and showrooms, all of which can be chosen from. */
const all = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'name', order: 'ASC' },
  ...choicesQuery,
} as const;

export const useTemplates = () => useGetList<Choice>('delivery/details', all).data ?? [];

export const useShowrooms = () => useGetList<Choice>('vendor-profile/showrooms', all).data ?? [];
