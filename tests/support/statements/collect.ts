import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { cloneTemplate, type Template } from '#tests/support/template.ts';
import { writeFormer } from './former.ts';
import { normalised, refusedStatements } from './statements.ts';

/** A folder: the statements of this run are collected there, a file for each process. */
const folder = process.env.COLLECT_STATEMENTS;

const known = new Set<string>();

/** Keeps the statement in the folder if the server, rather than a test, has composed it. */
export const collectStatement = (statement: string): void => {
  if (folder === undefined || known.has(statement) || !isOfServer()) return;
  known.add(statement);
  const text = `${JSON.stringify(statement)}\n`;
  fs.appendFileSync(path.join(folder, `${process.pid}.jsonl`), text);
};

const serverFolder = path.resolve(import.meta.dirname, '../../../server');

/** What tests call, too, runs their statements. */
const ofBoth = /^\/(db\/database\.ts|db\/migrat|demo\/)/;

const isOfServer = (): boolean => {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 50;
  const { stack = '' } = new Error('where');
  Error.stackTraceLimit = before;
  return stack
    .split(serverFolder)
    .slice(1)
    .some((rest) => rest.startsWith('/') && !ofBoth.test(rest));
};

/** Makes the commit at hand the former release, if its statements were collected. */
export const keepCollected = async (template: Template): Promise<void> => {
  if (folder === undefined) return;
  const collected = fs
    .readdirSync(folder)
    .flatMap((file) => fs.readFileSync(path.join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => normalised(JSON.parse(line)))
    .filter((statement) => /^(select|insert|update|delete|with|merge)\b/i.test(statement));
  const statements = [...new Set(collected)].sort();
  const database = await cloneTemplate(template);
  try {
    // the statement that a test breaks, or one about a table of its own
    const refused = await refusedStatements(database.db, statements);
    const isRefused = new Set(refused.map(({ statement }) => statement));
    const kept = statements.filter((statement) => !isRefused.has(statement));
    writeFormer({ commit: commitAtHand(), statements: kept });
    process.stdout.write(`${kept.length} statements kept, ${refused.length} refused\n`);
  } finally {
    await database.close();
  }
};

const commitAtHand = (): string =>
  execFileSync('git', ['rev-parse', 'HEAD'], { cwd: serverFolder, encoding: 'utf8' }).trim();
