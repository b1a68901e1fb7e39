import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import type { ImportRecord } from '#resources/catalogue/imports/operations.ts';
import { argsOf } from './argsOf.ts';

/** Explains the failure of the whole import. */
export const FailureText = ({ msg, args }: Pick<ImportRecord, 'msg' | 'args'>) => {
  const translate = useDynamicText();
  const unknown = translate('resources.products/imports.about.failed');
  return <>{msg ? translate(msg, { _: unknown, ...argsOf(args) }) : unknown}</>;
};
