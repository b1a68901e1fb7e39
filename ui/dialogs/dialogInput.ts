import { createContext, useContext, useEffect } from 'react';

export interface DialogInput {
  /** Whether closing the dialog would lose input. */
  isAtRisk: boolean;
  /** Whether the input is being saved; the navigation that follows asks nothing. */
  isPending: boolean;
  /** Names of the changed parts, separated by commas. */
  changed: string;
}

export const noInput: DialogInput = { isAtRisk: false, isPending: false, changed: '' };

interface Frame {
  report: (input: DialogInput) => void;
  close: () => void;
}

const FrameContext = createContext<Frame>({ report: () => undefined, close: () => undefined });

export const DialogInputProvider = FrameContext.Provider;

/**
 * Reports the input inside a `DialogFrame` to the frame. Outside a dialog, it does nothing.
 * @returns closes the dialog; asks for confirmation if input would be lost
 */
export const useDialogInput = ({
  isAtRisk,
  isPending = false,
  changed = '',
}: Partial<DialogInput>): (() => void) => {
  const { report, close } = useContext(FrameContext);
  useEffect(() => {
    report({ isAtRisk: isAtRisk === true, isPending, changed });
    return () => report(noInput);
  }, [isAtRisk, isPending, changed, report]);
  return close;
};
