import { useRef } from 'react';

/** Whether the value is true or has been, such as for a popup that stays after it has loaded. */
export const useWasTrue = (value: boolean): boolean => {
  const was = useRef(false);
  was.current ||= value;
  return was.current;
};
