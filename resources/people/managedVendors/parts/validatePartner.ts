import type { GenericSchema } from 'valibot';
import { validateBy } from '#ui/form/validateBy.ts';
import { inputOfPartner } from './inputOfPartner.ts';

/** Validates a partner's form; a new partner needs an account. */
export const validatePartner = (rules: GenericSchema) => {
  const validate = validateBy(rules);
  return (values: Record<string, unknown>) => {
    const { account } = inputOfPartner(Object.keys(values))(values) as { account: object | null };
    const isNew = values.id === undefined;
    return validate({ ...values, account: account ?? (isNew ? {} : null) });
  };
};
