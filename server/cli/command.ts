import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { type Config, databaseLocation, readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import {
  blamingSetting,
  PermanentStartProblem,
  startFailureOf,
} from '#server/errors/startProblem.ts';
import { refuseOldNode } from '#server/nodeVersion.ts';

/** The option of every command that works on a server's database. */
export const settingsOption = { settings: { type: 'string' } } as const;

/** Runs a CLI command; errors that the user can fix are printed on one line. */
export const runCommand = async (
  command: (print: (line: string) => void) => Promise<void>,
): Promise<void> => {
  try {
    refuseOldNode();
    await command((line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    const { text, exitCode } = startFailureOf(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = exitCode;
  }
};

/** The server's settings: the environment, and a file in systemd's format (`--settings`). */
export const readSettings = (file: string | undefined): Config =>
  readConfig({ ...(file ? parseEnv(fs.readFileSync(file, 'utf8')) : {}), ...process.env });

/**
 * Opens the database of these settings, migrates it and prints its location. Throws a
 * {@link PermanentStartProblem} if the folder contains none, because a new one would not be the server's.
 */
export const openExisting = async (
  config: Config,
  print: (line: string) => void,
): Promise<Database> => {
  const database = await openUnchanged(config, print);
  await blamingSetting(databaseLocation(config).setting, () => migrate(database.db));
  return database;
};

/** The same without migrating it. The embedded database gets the extensions that a check needs. */
export const openUnchanged = async (
  config: Config,
  print: (line: string) => void,
): Promise<Database> => {
  const location = databaseLocation(config);
  print(`Database: ${nameOf(location)}`);
  if (
    location.folder !== undefined &&
    !fs.existsSync(path.join(location.folder, 'postgres/PG_VERSION'))
  ) {
    throw new PermanentStartProblem(
      `There is no database in ${location.folder}. Name the settings of the server (--settings /etc/atrium.env), or start it here first.`,
    );
  }
  const database = await openDatabase(
    location.folder === undefined ? location : { ...location, isChecked: true },
  );
  try {
    await blamingSetting(location.setting, () => database.pool.query('select 1'));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};

const nameOf = (location: ReturnType<typeof databaseLocation>): string => {
  if (location.folder !== undefined) return `embedded, in ${location.folder}`;
  // without user and password
  const { host, pathname } = new URL(location.url);
  return `PostgreSQL, ${host}${pathname}`;
};
