import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { PermanentStartProblem, StartProblem } from '#server/errors/startProblem.ts';
import { migrations as ofThisVersion } from '#server/generated/migrations.ts';
import { applyFunctions, areFunctionsApplied } from './applyFunctions.ts';
import { type Db, inTransaction } from './database.ts';
import { isConflict, isLockTimeout } from './failures.ts';
import { type Holder, watchHolder } from './lockHolders.ts';
import type { Migration } from './migration.ts';

/** How long a statement of a migration waits for a lock; every reader of the table waits behind it. */
const lockMs = 3_000;

/** How long the other statements have the table between two tries. */
const pauseMs = 1_000;

/** How long a migration is tried that does not get a lock. */
const defaultGiveUpMs = 60_000;

interface Options {
  migrations?: Readonly<Record<string, Migration>>;
  giveUpMs?: number;
}

/**
 * Migrates the schema and applies changed database functions; safe when several processes start at
 * once. Each migration has its own transaction, and is repeated if it does not get a lock within 3 s.
 * Returns the migrations it ran. Throws {@link PermanentStartProblem} if the database belongs to a newer
 * version or rejects a function, {@link StartProblem} if a migration got no lock for `giveUpMs`.
 */
export const migrate = async (
  db: Db,
  { migrations = ofThisVersion, giveUpMs = defaultGiveUpMs }: Options = {},
): Promise<string[]> => {
  const ran = await db.connection().execute(async (connection) => {
    await takeTurn(connection);
    try {
      await createList(connection);
      const pending = pendingOf(await doneOf(connection), Object.keys(migrations));
      for (const name of pending) {
        const migration = migrations[name];
        if (migration) await runPatiently(db, connection, { name, migration, giveUpMs });
      }
      return pending;
    } finally {
      await endTurn(connection);
    }
  });
  await applyFunctions(db);
  return ran;
};

/** How often a process that waits looks whether the database is migrated. */
const lookAgainMs = 500;

/**
 * Waits until another process has migrated the database; `onWait` is called once if it has to wait. Throws
 * {@link PermanentStartProblem} if the database belongs to a newer version.
 */
export const awaitMigrations = async (db: Db, onWait: () => void): Promise<void> => {
  for (let tries = 0; !(await isMigrated(db)); tries += 1) {
    if (tries === 0) onWait();
    await sleep(lookAgainMs);
  }
};

const isMigrated = async (db: Db): Promise<boolean> => {
  if (!(await hasList(db))) return false;
  const pending = pendingOf(await doneOf(db), Object.keys(ofThisVersion));
  return pending.length === 0 && areFunctionsApplied(db);
};

/** Kysely's Migrator, which former versions use, takes the lock of this number. */
const turn = sql.lit(3_853_314_791_062_309_107n);

/**
 * Waits until no other process migrates. A statement that waits would hold a snapshot, for which
 * `create index concurrently` waits in turn, so the lock is asked for repeatedly.
 */
const takeTurn = async (connection: Db): Promise<void> => {
  for (;;) {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_lock(${turn}) as "isMine"`.execute(connection);
    if (rows[0]?.isMine) return;
    await sleep(200);
  }
};

/** A broken connection has lost the lock already. */
const endTurn = async (connection: Db): Promise<void> => {
  await sql`select pg_advisory_unlock(${turn})`.execute(connection).catch(() => undefined);
};

/** The names of the migrations that have run. */
const doneOf = async (db: Db): Promise<Set<string>> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map((row) => row.name));
};

/** The migrations that the database lacks, in order. */
const pendingOf = (done: ReadonlySet<string>, names: readonly string[]): string[] => {
  const known = new Set(names);
  const newer = [...done].find((name) => !known.has(name));
  if (newer !== undefined) throw newerVersion(newer);
  const last = [...done].sort().at(-1) ?? '';
  const pending = names.filter((name) => !done.has(name)).sort();
  const late = pending.find((name) => name < last);
  if (late !== undefined) {
    throw new PermanentStartProblem(
      `Migration ${late} comes before ${last}, which has run. Give it a later number.`,
    );
  }
  return pending;
};

/** The table of Kysely's Migrator. */
const hasList = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`select where to_regclass('kysely_migration') is not null`.execute(db);
  return rows.length > 0;
};

const createList = async (db: Db): Promise<void> => {
  // a database that is read-only refuses the statement even if the table exists
  if (await hasList(db)) return;
  await sql`
    create table kysely_migration (
      name varchar(255) primary key,
      timestamp varchar(255) not null
    )`.execute(db);
};

const newerVersion = (name: string) =>
  new PermanentStartProblem(
    `A newer version of Atrium has migrated this database (${name}). Start that version, or restore the backup from before its installation.`,
  );

interface Run {
  name: string;
  migration: Migration;
  giveUpMs: number;
}

const runPatiently = async (db: Db, connection: Db, run: Run): Promise<void> => {
  const end = Date.now() + run.giveUpMs;
  let holder: Holder | undefined;
  try {
    for (;;) {
      try {
        return await attempt(connection, run);
      } catch (error) {
        if (!isLockTimeout(error) && !isConflict(error)) throw error;
        if (Date.now() + pauseMs > end) throw noLock(run, holder?.last());
        // after the first try only: as a rule there is nobody to name
        holder ??= await watchHolder(db, connection);
        await sleep(pauseMs);
      }
    }
  } finally {
    holder?.stop();
  }
};

const attempt = async (connection: Db, { name, migration, giveUpMs }: Run): Promise<void> => {
  if (!migration.isOutsideTransaction) {
    await inTransaction(connection, async (trx) => {
      await setLockTimeout(trx, lockMs, true);
      await migration.up(untyped(trx));
      await record(trx, name);
    });
    return;
  }
  // nobody waits behind it, but it waits for every transaction that is open
  await setLockTimeout(connection, giveUpMs, false);
  try {
    await migration.up(untyped(connection));
    await record(connection, name);
  } finally {
    await sql`reset lock_timeout`.execute(connection);
  }
};

/** The tables of a migration are not those of the present schema. */
const untyped = (db: Db) => db as unknown as Kysely<unknown>;

const setLockTimeout = (db: Db, ms: number, isLocal: boolean) =>
  sql`select set_config('lock_timeout', ${String(ms)}, ${isLocal})`.execute(db);

const record = (db: Db, name: string) =>
  sql`
    insert into kysely_migration (name, timestamp)
    values (${name}, ${new Date().toISOString()})`.execute(db);

const noLock = ({ name, giveUpMs }: Run, holder: string | undefined) =>
  new StartProblem(
    `Migration ${name} got no lock within ${Math.round(giveUpMs / 1000)} s${
      holder === undefined ? '' : `; ${holder} holds it`
    }. End that transaction and start again.`,
  );
