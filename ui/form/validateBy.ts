import type * as v from 'valibot';
import { check } from '#contract/rules/platform/check.ts';

type Message = { message: string; args: Record<string, unknown> };

/** Replaces the message "Pflichtfeld" for missing values in one form. */
export type RequiredMessage = (field: string) => Message;

/** Returns a form validation that uses the entity's rules, which the API also runs. */
export const validateBy =
  (rules: v.GenericSchema<unknown, unknown>, required?: RequiredMessage) =>
  (values: unknown): Record<string, Message> => {
    const result = check(rules, values);
    if (result.ok) return {};
    return Object.fromEntries(
      Object.entries(result.violations).map(([field, { rule, limit }]) => [
        field,
        rule === 'rules.required' && required
          ? required(field)
          : { message: rule, args: { limit } },
      ]),
    );
  };
