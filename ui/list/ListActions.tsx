import type { ComponentProps, ReactNode } from 'react';
import { DeletedRecords } from '#ui/history/DeletedRecords.tsx';
import { CreateButton } from './CreateButton.tsx';

interface Props {
  deleted: ComponentProps<typeof DeletedRecords>['kinds'];
  /** Buttons between. */
  children?: ReactNode;
}

/** The header of a list whose records can be created and, once deleted, brought back. */
export const ListActions = ({ deleted, children }: Props) => (
  <>
    <DeletedRecords kinds={deleted} />
    {children}
    <CreateButton />
  </>
);
