import { electronicFormatIBAN, isValidIBAN } from 'ibantools';

/** An account's number without spaces and hyphens. */
export const compactNumber = (text: string): string => electronicFormatIBAN(text) ?? '';

/** The account number that a text consists of; null for other texts. */
export const numberIn = (text: string): string | null => {
  const number = compactNumber(text);
  return isValidIBAN(number) ? number : null;
};

/** Enough of a number for its owner to recognise it: DE89 **** 3000. */
export const maskedNumber = (number: string): string =>
  number === '' ? '' : `${number.slice(0, 4)} **** ${number.slice(-4)}`;
