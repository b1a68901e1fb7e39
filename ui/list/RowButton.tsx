import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  'aria-label': string;
}

/** A button that is an icon, for places that have one in each row. */
export const RowButton = (props: Props) => (
  <button {...props} type="button" className="row-button" />
);
