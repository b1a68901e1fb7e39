/** PostgreSQL's types by number, each with the type to which `pg` converts it. */
const types: Readonly<Record<number, readonly [type: string, kind: string]>> = {
  16: ['boolean', 'boolean'],
  17: ['bytea', 'bytes'],
  20: ['bigint', 'string'],
  21: ['smallint', 'number'],
  23: ['integer', 'number'],
  25: ['text', 'string'],
  26: ['oid', 'number'],
  114: ['json', 'json'],
  199: ['json[]', 'json[]'],
  700: ['real', 'number'],
  701: ['double precision', 'number'],
  1000: ['boolean[]', 'boolean[]'],
  1005: ['smallint[]', 'number[]'],
  1007: ['integer[]', 'number[]'],
  1009: ['text[]', 'string[]'],
  1015: ['varchar[]', 'string[]'],
  1016: ['bigint[]', 'string[]'],
  1082: ['date', 'Date'],
  1114: ['timestamp', 'Date'],
  1182: ['date[]', 'Date[]'],
  1184: ['timestamptz', 'Date'],
  1185: ['timestamptz[]', 'Date[]'],
  1186: ['interval', 'object'],
  1231: ['numeric[]', 'number[]'],
  1700: ['numeric', 'string'],
  2950: ['uuid', 'string'],
  2951: ['uuid[]', 'string[]'],
  3802: ['jsonb', 'json'],
  3807: ['jsonb[]', 'json[]'],
};

/** A type missing in the table is read as a string. */
export const columnType = (number: number): { type: string; kind: string } => {
  const [type, kind] = types[number] ?? [`type ${number}`, 'string'];
  return { type, kind };
};
