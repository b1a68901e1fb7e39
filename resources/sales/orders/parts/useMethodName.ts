import { useText } from '#providers/i18nProvider/useText.ts';

/** Returns the name of a payment method; shops may send methods without a translation. */
export const useMethodName = () => {
  const translate = useText();
  return (method: string): string =>
    translate(`resources.orders.methods.${method.toLowerCase()}`, { _: method });
};
