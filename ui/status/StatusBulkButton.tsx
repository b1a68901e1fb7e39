import type { ComponentProps } from 'react';
import { AskedBulkButton } from '#ui/list/AskedBulkButton.tsx';
import type { StatusDocument } from './runningRecord.ts';

type Asked = ComponentProps<typeof AskedBulkButton>;

interface Props extends Pick<Asked, 'icon' | 'label' | 'textOf' | 'done' | 'isHarmless'> {
  document: StatusDocument;
  status: string;
}

/** Gives the selected records a status; asks first, and says how many. */
export const StatusBulkButton = ({ status, ...button }: Props) => (
  <AskedBulkButton {...button} variablesOf={(rows) => ({ input: { ...rows, status } })} />
);
