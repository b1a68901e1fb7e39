import { useTranslate } from 'react-admin';
import type { ImportRecord } from '#resources/catalogue/imports/operations.ts';
import { argsOf } from './argsOf.ts';

/** Why the whole import failed. */
export const FailureText = ({ msg, args }: Pick<ImportRecord, 'msg' | 'args'>) => {
  const translate = useTranslate();
  const unknown = translate('resources.products/imports.about.failed');
  return <>{msg ? translate(msg, { _: unknown, ...argsOf(args) }) : unknown}</>;
};
