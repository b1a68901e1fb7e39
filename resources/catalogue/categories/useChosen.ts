import { useSearchParams } from 'react-router';
import { chosenParameter } from './chosenParameter.ts';

/** The category in the address, and how to choose another one or none. */
export const useChosen = () => {
  const [parameters, setParameters] = useSearchParams();
  const chosen = parameters.get(chosenParameter);
  const choose = (id: string | null) => {
    if (id === chosen) return;
    // a deleted category must not be in the browser's history
    setParameters(id === null ? {} : { [chosenParameter]: id }, { replace: id === null });
  };
  return { chosen, choose };
};
