import * as v from 'valibot';

// rejects a partially typed year, which begins with zeros
const pattern =
  /^2[01]\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/;

const isMoment = (text: string): boolean => pattern.test(text) && !Number.isNaN(Date.parse(text));

/** A moment with its offset, in the server's precision of microseconds. */
export const exactMoment = v.pipe(v.string('rules.wrongType'), v.check(isMoment, 'rules.moment'));

/** A moment with its offset that users type, or null for none; as ISO 8601 in UTC. */
export const optionalMoment = v.nullish(
  v.pipe(
    v.string('rules.wrongType'),
    v.trim(),
    v.check((text) => text === '' || isMoment(text), 'rules.typedMoment'),
    v.transform((text) => (text === '' ? null : new Date(text).toISOString())),
  ),
  null,
);
