import { useTranslate } from 'ra-core';
import type { ImportRecord } from '#resources/imports/operations.ts';
import { argsOf } from './argsOf.ts';

/** Why an import failed as a whole. */
export const FailureText = ({ msg, args }: Pick<ImportRecord, 'msg' | 'args'>) => {
  const translate = useTranslate();
  const unknown = translate('resources.products/imports.about.failed');
  return <>{msg ? translate(msg, { _: unknown, ...argsOf(args) }) : unknown}</>;
};
