import * as v from 'valibot';

/** A broken rule: a message key, and the limit it mentions, if any. */
export interface Breach {
  rule: string;
  limit?: number;
}
export type Breaches = Record<string, Breach>;

export type Checked<Output> = { ok: true; value: Output } | { ok: false; breaches: Breaches };

type Rules = v.GenericSchema<unknown, unknown>;

/** Checks a value against an entity's rules; reports the first breach of each field. */
export const check = <Schema extends Rules>(
  rules: Schema,
  value: unknown,
): Checked<v.InferOutput<Schema>> => {
  const result = v.safeParse(rules, value);
  if (result.success) return { ok: true, value: result.output };
  const breaches: Breaches = {};
  for (const issue of result.issues) {
    const field = fieldOf(issue);
    breaches[field] ??= breachOf(issue);
  }
  return { ok: false, breaches };
};

/** A list is one form field, so a breach inside it counts as a breach of the list. */
const fieldOf = (issue: v.BaseIssue<unknown>): string => {
  const keys = (issue.path ?? []).map((item) => item.key);
  const end = keys.findIndex((key) => typeof key === 'number');
  return (end === -1 ? keys : keys.slice(0, end)).map(String).join('.');
};

const breachOf = (issue: v.BaseIssue<unknown>): Breach => ({
  // a missing key is reported by the object that should contain it
  rule: issue.type === 'object' ? 'rules.required' : issue.message,
  ...('requirement' in issue && typeof issue.requirement === 'number'
    ? { limit: issue.requirement }
    : {}),
});
