import type { ComponentProps, ReactNode } from 'react';
import { DeletedRecords } from '#ui/history/DeletedRecords.tsx';
import { CreateButton } from './CreateButton.tsx';

interface Props {
  deleted: ComponentProps<typeof DeletedRecords>['kinds'];
  /** Further buttons. */
  children?: ReactNode;
}

/** The actions of a list whose records can be created and, after deletion, restored. */
export const ListActions = ({ deleted, children }: Props) => (
  <>
    <DeletedRecords kinds={deleted} />
    {children}
    <CreateButton />
  </>
);
