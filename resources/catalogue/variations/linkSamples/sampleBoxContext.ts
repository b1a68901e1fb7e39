import { createContext } from 'react';
import type { useSampleBox } from './useSampleBox.ts';

/** The sample box rows are linked to. */
export const SampleBoxContext = createContext<ReturnType<typeof useSampleBox> | null>(null);
