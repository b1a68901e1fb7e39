import { useTranslate } from 'react-admin';

/** How an order is paid; shops may name ways that have no text here. */
export const useMethodName = () => {
  const translate = useTranslate();
  return (method: string): string =>
    translate(`resources.orders.methods.${method.toLowerCase()}`, { _: method });
};
