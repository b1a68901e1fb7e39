import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

/** Shows inputs only while a checkbox is ticked. */
export const ShowWhen = ({ source, children }: { source: string; children: ReactNode }) =>
  useWatch({ name: source }) ? children : null;
