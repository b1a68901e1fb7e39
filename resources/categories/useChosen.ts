import { useSearchParams } from 'react-router';

/** Of the address: the id of the chosen category. */
export const chosenParameter = 'category';

/** The category that the address names, and how to choose another one or none. */
export const useChosen = () => {
  const [parameters, setParameters] = useSearchParams();
  const chosen = parameters.get(chosenParameter);
  const choose = (id: string | null) => {
    if (id === chosen) return;
    // one that is gone is no page to come back to
    setParameters(id === null ? {} : { [chosenParameter]: id }, { replace: id === null });
  };
  return { chosen, choose };
};
