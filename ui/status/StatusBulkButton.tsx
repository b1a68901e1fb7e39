import type { ComponentProps } from 'react';
import { ConfirmedBulkButton } from '#ui/list/ConfirmedBulkButton.tsx';
import type { StatusDocument } from './runningRecord.ts';

type ConfirmedBulkButtonProps = ComponentProps<typeof ConfirmedBulkButton>;

interface Props
  extends Pick<ConfirmedBulkButtonProps, 'icon' | 'label' | 'textOf' | 'done' | 'isHarmless'> {
  document: StatusDocument;
  status: string;
}

/** Sets the status of the selected records, after a confirmation that says how many they are. */
export const StatusBulkButton = ({ status, ...button }: Props) => (
  <ConfirmedBulkButton {...button} variablesOf={(rows) => ({ input: { ...rows, status } })} />
);
