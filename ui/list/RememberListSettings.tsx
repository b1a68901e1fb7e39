import { type ReactNode, useMemo } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import type { listChoicesOf } from '#providers/listChoices.ts';
import { useDropInvalidParams } from './useDropInvalidParams.ts';

interface Props {
  choices: ReturnType<typeof listChoicesOf>;
  children: ReactNode;
}

/** Stores the page size and sort order that the user chooses; drops an order that the server rejects. */
export const RememberListSettings = ({ choices, children }: Props) => {
  const list = useListContext();
  useDropInvalidParams(() => {
    const { sort: _, ...others } = choices.get();
    choices.set(others);
  });
  const value = useMemo(
    () => ({
      ...list,
      setPerPage: (size: number) => {
        // the value of a select is a string
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
