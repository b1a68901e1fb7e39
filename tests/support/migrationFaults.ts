/** In a statement: why the former release can go on working with what it does. */
const mark = /-- suits the former release: \S.*/g;
const comments = /--.*|\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm;

/**
 * What in a migration's file would disturb the processes of the former release, which go on working
 * during and after it. Reads the SQL in templates: not Kysely's schema builder, which it refuses, nor
 * SQL that is composed from parts.
 * @returns one line for each fault
 */
export const migrationFaults = (source: string): string[] => {
  const text = source.replace(mark, '@suits').replace(comments, '').toLowerCase();
  const statements = text.split(/[;`]/).map((each) => each.replace(/\s+/g, ' ').trim());
  const created = new Set(
    statements.flatMap((each) => /^create table (\S+)/.exec(each)?.slice(1) ?? []),
  );
  const faults = statements
    .filter((each) => !each.includes('@suits'))
    .flatMap((each) => [...ofAlteredTable(each, created), ...ofOther(each, created)]);
  return /\.schema\b/.test(text) ? [...faults, 'uses the schema builder: write SQL'] : faults;
};

const ofAlteredTable = (statement: string, created: ReadonlySet<string>): string[] => {
  const [, table = '', rest = ''] =
    /^alter table (?:if exists )?(?:only )?(\S+) (.*)/.exec(statement) ?? [];
  if (created.has(table)) return [];
  return clausesOf(rest).flatMap((clause) =>
    ofClauses.filter(({ is }) => is(clause)).map(({ fault }) => `${table}: ${fault}: ${clause}`),
  );
};

/** The parts between commas, without what stands in parentheses. */
const clausesOf = (text: string): string[] => {
  let flat = text;
  while (/\([^()]*\)/.test(flat)) flat = flat.replace(/\([^()]*\)/g, '');
  return flat.split(',').map((each) => each.trim());
};

const constraint = /^add (constraint|check|unique|primary|foreign|exclude)\b/;

const ofClauses: readonly { is: (clause: string) => boolean; fault: string }[] = [
  {
    is: (clause) =>
      /^add .*\bnot null/.test(clause) &&
      !constraint.test(clause) &&
      !/ default | generated /.test(clause),
    fault: 'a required column without default, which its inserts lack',
  },
  {
    is: (clause) => /^alter .* set not null/.test(clause),
    fault: 'a column becomes required: one release after all write it',
  },
  {
    is: (clause) => constraint.test(clause),
    fault: 'a constraint that its writes may violate',
  },
  {
    is: (clause) => /^alter .* type /.test(clause),
    fault: 'another type, for which the whole table is rewritten under a lock',
  },
  {
    is: (clause) => /^drop (?!constraint\b)/.test(clause),
    fault: 'drops a column that it may use',
  },
  { is: (clause) => /^rename /.test(clause), fault: 'renames what it may use' },
];

const ofOther = (statement: string, created: ReadonlySet<string>): string[] => {
  if (/^drop (table|view|materialized view|function|type|sequence)\b/.test(statement)) {
    return [`drops what it may use: ${statement}`];
  }
  const [, table = ''] =
    /^create (?:unique )?index (?!concurrently).*? on (?:only )?([^\s(]+)/.exec(statement) ?? [];
  return table === '' || created.has(table)
    ? []
    : [`${table}: an index that keeps writers waiting: createIndexConcurrently`];
};
