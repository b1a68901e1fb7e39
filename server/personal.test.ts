import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { securityEvents as english } from '#i18n/en/platform/securityEvents.ts';
import { impersonalExports, otherExports, partnersExports } from './modules/platform/personal.ts';
import { personal } from './personal.ts';
import { jobKinds } from './registry.ts';
import { retention, retentionTable } from './retention.ts';

const generated = fs.readFileSync(path.join(import.meta.dirname, 'generated/database.ts'), 'utf8');
const tables = [
  ...generated.replace(/^.*export interface DB \{/s, '').matchAll(/^ {2}(\w+): \w+;$/gm),
].map(([, name]) => name as string);

/** Without rows of its own. */
const views = ['earned'];

it('declares of every table what it holds of persons, and of nothing else', () => {
  const declared = Object.keys(personal).filter((table) => !table.includes('.'));
  expect(declared.sort()).toEqual(tables.filter((table) => !views.includes(table)).sort());
});

it('says of every table with personal data how they are erased', () => {
  const without = Object.entries(personal).filter(
    ([, { holds, erase, with: above }]) => holds === 'person' && !erase && above === undefined,
  );
  expect(without).toEqual([]);
});

it('names every table of the retention list for administrators', () => {
  const kept = [...retentionTable(personal).matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(Object.keys(english.retention.tables).sort()).toEqual(kept.sort());
});

it('knows the kinds of jobs whose files name no person, and those not named after an export', () => {
  const kinds = jobKinds.map(({ kind }) => kind);
  const known = [...impersonalExports, ...partnersExports, ...otherExports];
  expect(known.filter((kind) => !kinds.includes(kind))).toEqual([]);
});

/** The columns that persons may not read, each with its reason. */
const withheld = {
  ledger_statement_files: 'the statements with their amounts are listed',
  'pgboss.job': 'mails that are on their way',
  style_collaborators: 'the styles of others',
  webhook_attempts: 'what servers of shops answered',
};

it('lets persons read every other table with data of theirs', () => {
  const unread = Object.entries(personal).filter(
    ([, { holds, with: above, data }]) => holds !== 'nothing' && above === undefined && !data,
  );
  expect(unread.map(([table]) => table).sort()).toEqual(Object.keys(withheld).sort());
});

it('is the list in docs/retention.md; `npx vitest run -u` writes it', async () => {
  const text = `# Retention

How long rows are kept, of each table with personal data and of each one whose rows are deleted by age.
\`server/personal.ts\` says how persons are erased ([decision 62](decisions/0062-personal-data.md)), and
\`server/retention.ts\` what is deleted every night ([decision 63](decisions/0063-retention.md)).
Administrators see the numbers of rows beside the security events. \`kept by law\` means that names stay on
documents when a person is anonymised.

${retentionTable(personal)}
`;
  await expect(text).toMatchFileSnapshot('../docs/retention.md');
});

it('has rules for declared tables only', () => {
  expect(Object.keys(retention).filter((table) => !(table in personal))).toEqual([]);
});
