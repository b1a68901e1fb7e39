import type { AppDataProvider } from './dataProvider.ts';
import { useAppDataProvider } from './useAppDataProvider.ts';

/** A call that is none of react-admin's verbs, as a typed document; it throws a `RequestError`. */
export const useCall = (): AppDataProvider['send'] => useAppDataProvider().send;
