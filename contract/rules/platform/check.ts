import * as v from 'valibot';

/** A broken rule: a message key, and the limit it mentions, if any. */
export interface Violation {
  rule: string;
  limit?: number;
}
export type Violations = Record<string, Violation>;

export type Checked<Output> = { ok: true; value: Output } | { ok: false; violations: Violations };

type Rules = v.GenericSchema<unknown, unknown>;

/** Checks a value against an entity's rules; reports the first violation of each field. */
export const check = <Schema extends Rules>(
  rules: Schema,
  value: unknown,
): Checked<v.InferOutput<Schema>> => {
  const result = v.safeParse(rules, value);
  if (result.success) return { ok: true, value: result.output };
  const violations: Violations = {};
  for (const issue of result.issues) {
    const field = fieldOf(issue);
    violations[field] ??= violationOf(issue);
  }
  return { ok: false, violations };
};

/** A list is one form field, so a violation inside it counts as a violation of the list. */
const fieldOf = (issue: v.BaseIssue<unknown>): string => {
  const keys = (issue.path ?? []).map((item) => item.key);
  const end = keys.findIndex((key) => typeof key === 'number');
  return (end === -1 ? keys : keys.slice(0, end)).map(String).join('.');
};

const violationOf = (issue: v.BaseIssue<unknown>): Violation => ({
  // a missing key is reported by the object that should contain it
  rule: issue.type === 'object' ? 'rules.required' : issue.message,
  ...('requirement' in issue && typeof issue.requirement === 'number'
    ? { limit: issue.requirement }
    : {}),
});
