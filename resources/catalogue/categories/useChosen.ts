import { useSearchParams } from 'react-router';
import { chosenParameter } from './chosenParameter.ts';

/** Returns the selected category from the URL, and a function that selects another one or none. */
export const useChosen = () => {
  const [parameters, setParameters] = useSearchParams();
  const chosen = parameters.get(chosenParameter);
  const choose = (id: string | null) => {
    if (id === chosen) return;
    // keep a deleted category out of the browser's history
    setParameters(id === null ? {} : { [chosenParameter]: id }, { replace: id === null });
  };
  return { chosen, choose };
};
