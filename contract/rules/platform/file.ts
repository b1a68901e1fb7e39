import * as v from 'valibot';

/** The name of a stored document; random for uploads. */
export const fileName = /^[a-z0-9][a-z0-9-]{0,120}\.pdf$/;

/** A stored document, or none. */
export const optionalFile = v.nullish(
  v.pipe(v.string('rules.wrongType'), v.regex(fileName, 'rules.fileName')),
  null,
);
