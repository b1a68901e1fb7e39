import { createContext } from 'react';
import type { useSampleBox } from './useSampleBox.ts';

/** The sample box that the list links rows to. */
export const SampleBoxContext = createContext<ReturnType<typeof useSampleBox> | null>(null);
