import Link from '@mui/material/Link';
import { LinkBase, useCreatePath, useResourceDefinitions } from 'ra-core';
import type { ReactNode } from 'react';

interface Props {
  /** Whose record it is; one that cannot be opened is told as a text. */
  resource: string;
  id: string;
  children: ReactNode;
}

/** A record's name, leading to its form where there is one. */
export const RecordLink = ({ resource, id, children }: Props) => {
  const createPath = useCreatePath();
  const canOpen = useResourceDefinitions()[resource]?.hasEdit;
  if (!canOpen) return <>{children}</>;
  return (
    <Link component={LinkBase} to={createPath({ resource, type: 'edit', id })}>
      {children}
    </Link>
  );
};
