import { createContext } from 'react';
import type { useSampleBox } from './useSampleBox.ts';

/** The sample box whose links the list shows and changes. */
export const SampleBoxContext = createContext<ReturnType<typeof useSampleBox> | null>(null);
