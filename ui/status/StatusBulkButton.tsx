import type { ComponentProps } from 'react';
import { ConfirmedBulkButton } from '#ui/list/ConfirmedBulkButton.tsx';
import type { StatusDocument } from './runningRecord.ts';

type Asked = ComponentProps<typeof ConfirmedBulkButton>;

interface Props extends Pick<Asked, 'icon' | 'label' | 'textOf' | 'done' | 'isHarmless'> {
  document: StatusDocument;
  status: string;
}

/** Gives the selected records a status; asks first, and says how many. */
export const StatusBulkButton = ({ status, ...button }: Props) => (
  <ConfirmedBulkButton {...button} variablesOf={(rows) => ({ input: { ...rows, status } })} />
);
