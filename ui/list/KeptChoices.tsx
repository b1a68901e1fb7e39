import { type ReactNode, useMemo } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import type { listChoicesOf } from '#providers/listChoices.ts';

interface Props {
  choices: ReturnType<typeof listChoicesOf>;
  children: ReactNode;
}

/** Keeps the page size and the sorting that one chooses, for the next time. */
export const KeptChoices = ({ choices, children }: Props) => {
  const list = useListContext();
  const value = useMemo(
    () => ({
      ...list,
      setPerPage: (size: number) => {
        // a select has texts
        choices.set({ ...choices.get(), size: Number(size) });
        list.setPerPage(size);
      },
      setSort: (sort: Parameters<typeof list.setSort>[0]) => {
        choices.set({ ...choices.get(), sort });
        list.setSort(sort);
      },
    }),
    [list, choices],
  );
  return <ListContextProvider value={value}>{children}</ListContextProvider>;
};
