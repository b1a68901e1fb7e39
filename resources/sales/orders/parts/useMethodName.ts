import { useText } from '#providers/i18nProvider/useText.ts';

/** How an order is paid; shops may name ways that have no text here. */
export const useMethodName = () => {
  const translate = useText();
  return (method: string): string =>
    translate(`resources.orders.methods.${method.toLowerCase()}`, { _: method });
};
