import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { LinkBase, useCreatePath, useResourceDefinitions } from 'react-admin';

interface Props {
  /**
   * The record's resource. Users without permission to open the record see its name as plain text.
   */
  resource: string;
  id: string;
  /** From `nextStep`, if the link gets the focus of a step's button. */
  'data-next-step'?: '';
  children: ReactNode;
}

/** A record's name, linked to the record's page if the user may open it. */
export const RecordLink = ({ resource, id, children, ...mark }: Props) => {
  const createPath = useCreatePath();
  const canOpen = useResourceDefinitions()[resource]?.options?.opens;
  if (!canOpen) return <>{children}</>;
  return (
    <Link component={LinkBase} to={createPath({ resource, type: 'edit', id })} {...mark}>
      {children}
    </Link>
  );
};
