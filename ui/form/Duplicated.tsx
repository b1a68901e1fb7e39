import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useGetOne, useResourceContext } from 'react-admin';
import { NoRecord } from '#ui/layout/NoRecord.tsx';
import { copiedValues, type Values } from './duplicate.ts';
import { FormLoading } from './FormLoading.tsx';
import { recordQuery } from './recordQuery.ts';
import { useListAddress } from './useListAddress.ts';

const CopiedValuesContext = createContext<Values>({});

/** The values with which a form starts: on the page of a copy, those of the record. */
export const useInitialValues = (defaultValues: object | undefined): object => {
  const copied = useContext(CopiedValuesContext);
  return useMemo(() => ({ ...defaultValues, ...copied }), [defaultValues, copied]);
};

interface Props {
  /** Id of the record that is duplicated. */
  id: string;
  /** The values that differ from those of the record. */
  valuesOf: (record: never) => object;
  children: ReactNode;
}

/** Loads the record that a create page duplicates. */
export const Duplicated = ({ id, valuesOf, children }: Props) => {
  const listAddress = useListAddress();
  const { data, error, isPending } = useGetOne(useResourceContext() ?? '', { id }, recordQuery);
  const values = useMemo(
    () => data && { ...copiedValues(data), ...valuesOf(data as never) },
    [data, valuesOf],
  );
  if (error && !isPending) return <NoRecord error={error} listAddress={listAddress} />;
  if (!values) return <FormLoading />;
  return <CopiedValuesContext.Provider value={values}>{children}</CopiedValuesContext.Provider>;
};
