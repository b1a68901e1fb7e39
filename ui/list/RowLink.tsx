import { forwardRef, type ReactNode } from 'react';
import { LinkBase } from 'react-admin';

interface Props {
  to: string;
  'aria-label'?: string;
  /** `name` for the link that identifies the row; `text` for one that looks like its content. */
  look?: 'name' | 'text';
  children?: ReactNode;
}

/** A link for places that have one in each row. */
export const RowLink = forwardRef<HTMLAnchorElement, Props>(({ look, ...link }, ref) => (
  <LinkBase {...link} ref={ref} className="row-link" data-look={look} />
));
RowLink.displayName = 'RowLink';
