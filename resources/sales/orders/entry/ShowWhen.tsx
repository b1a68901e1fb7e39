import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

/** Inputs that are needed once a checkbox is ticked. */
export const ShowWhen = ({ source, children }: { source: string; children: ReactNode }) =>
  useWatch({ name: source }) ? children : null;
