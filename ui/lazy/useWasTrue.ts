import { useRef } from 'react';

/** Whether the value is true or has been, such as for a popup that stays once it has been opened. */
export const useWasTrue = (value: boolean): boolean => {
  const was = useRef(false);
  was.current ||= value;
  return was.current;
};
