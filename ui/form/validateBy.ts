import type * as v from 'valibot';
import { check } from '#contract/rules/check.ts';

type Message = { message: string; args: Record<string, unknown> };

/** Words a missing value otherwise than Pflichtfeld, for one form. */
export type RequiredMessage = (field: string) => Message;

/** The form's validation by an entity's rules: the ones the API runs, too. */
export const validateBy =
  (rules: v.GenericSchema<unknown, unknown>, required?: RequiredMessage) =>
  (values: unknown): Record<string, Message> => {
    const result = check(rules, values);
    if (result.ok) return {};
    return Object.fromEntries(
      Object.entries(result.breaches).map(([field, { rule, limit }]) => [
        field,
        rule === 'rules.required' && required
          ? required(field)
          : { message: rule, args: { limit } },
      ]),
    );
  };
