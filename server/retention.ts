import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import { webhookLimits } from '#contract/rules/shop/webhook.ts';
import { serverLimits } from '#contract/serverLimits.ts';
import type { Db } from './db/database.ts';
import { jsonb } from './db/jsonb.ts';
import type { PersonalTable, PersonalTables } from './entity/personal.ts';
import type { DB } from './generated/database.ts';
import { deleteOldJobFiles, deleteOldJobs } from './jobs/records.ts';
import { deleteOldImports } from './modules/catalogue/imports/bulk.ts';
import { deleteOldEmailChanges, deleteOldKeys } from './modules/platform/accounts/keys.ts';
import { deleteUnusedFiles } from './modules/platform/files/files.ts';
import { deleteUnusedUploads } from './modules/platform/images/uploads.ts';
import { deleteOldNotifications } from './modules/platform/notifications/notifications.ts';
import { deleteOldChallenges } from './modules/platform/passkeys/challenges.ts';
import { deletePendingSecrets } from './modules/platform/secondFactors/ownFactor.ts';
import { deleteOldEvents } from './modules/platform/securityEvents/events.ts';
import { forgetUnusedDevices } from './modules/platform/session/devices.ts';
import { deleteEndedSessions } from './modules/platform/session/sessions.ts';
import { deleteUnusedViewings } from './modules/platform/session/viewing.ts';
import { deleteOldQuotes } from './modules/sales/cartQuote/stored.ts';
import { deleteOldDocuments } from './modules/sales/orders/documents.ts';
import { deleteOldShopChanges } from './modules/shop/changes/upkeep.ts';
import { deleteOldDeliveries } from './modules/shop/webhooks/deliveries.ts';
import type { DocumentStore } from './storage/documents.ts';
import type { ImageStore } from './storage/images.ts';

/* The tables whose rows are deleted by their age, and when (decision 63). */

export interface Deleting {
  db: Db;
  images: ImageStore;
  documents: DocumentStore;
  documentYears: number;
}

interface Rule {
  /** After which a row is deleted, in some tables together with its month; null if that depends on a setting or its use. */
  days: number | null;
  /** From when that counts, and which rows, in words. */
  from: string;
  /** With every hour, because what it deletes is valid for hours only; otherwise every night. */
  isHourly?: boolean;
  run: (deleting: Deleting) => Promise<void>;
}

type Rules = Readonly<Partial<Record<keyof DB, Rule>>>;

/** By table, in the order in which they run. */
export const retention: Rules = {
  sessions: {
    days: serverLimits.sessionDays,
    from: `signing in; ${serverLimits.adminSessionDays} days for administrators, and ${serverLimits.sessionIdleHours} hours without use`,
    isHourly: true,
    run: ({ db }) => deleteEndedSessions(db),
  },
  second_factors: {
    days: null,
    from: 'secrets that were not confirmed: 15 minutes',
    isHourly: true,
    run: ({ db }) => deletePendingSecrets(db),
  },
  passkey_challenges: {
    days: 1,
    from: 'being made; valid for minutes',
    isHourly: true,
    run: ({ db }) => deleteOldChallenges(db),
  },
  uploads: {
    days: null,
    from: 'pictures that no record has used: 1 day',
    run: ({ db, images }) => deleteUnusedUploads(db, images),
  },
  files: {
    days: null,
    from: 'documents that no record has used: 1 day',
    run: ({ db, documents }) => deleteUnusedFiles(db, documents),
  },
  shop_changes: {
    days: limits.shopChangeDays,
    from: 'the change',
    run: ({ db }) => deleteOldShopChanges(db),
  },
  webhook_deliveries: {
    days: webhookLimits.days,
    from: 'the event',
    run: ({ db }) => deleteOldDeliveries(db),
  },
  job_files: {
    days: serverLimits.jobFileDays,
    from: 'the end of the job',
    run: ({ db }) => deleteOldJobFiles(db),
  },
  jobs: {
    days: serverLimits.jobDays,
    from: 'the end of the job',
    run: ({ db }) => deleteOldJobs(db),
  },
  imports: {
    days: serverLimits.jobDays,
    from: 'the end of the import',
    run: ({ db }) => deleteOldImports(db),
  },
  account_keys: {
    days: serverLimits.oldKeyDays,
    from: 'their end',
    run: ({ db }) => deleteOldKeys(db),
  },
  email_changes: {
    days: serverLimits.emailChangeDays,
    from: 'the change',
    run: ({ db }) => deleteOldEmailChanges(db),
  },
  viewings: {
    days: null,
    from: 'those that were never opened: 1 day',
    run: ({ db }) => deleteUnusedViewings(db),
  },
  known_devices: {
    days: serverLimits.knownDeviceDays,
    from: 'the last sign-in',
    run: ({ db }) => forgetUnusedDevices(db),
  },
  cart_quotes: {
    days: limits.quoteDays,
    from: 'being shown to the customer',
    run: ({ db }) => deleteOldQuotes(db),
  },
  notifications: {
    days: serverLimits.notificationDays,
    from: 'being sent, with the rest of its month',
    run: ({ db }) => deleteOldNotifications(db),
  },
  security_events: {
    days: serverLimits.securityEventDays,
    from: 'the event, with the rest of its month',
    run: ({ db }) => deleteOldEvents(db),
  },
  order_documents: {
    days: null,
    from: '`DOCUMENT_YEARS` full years (8) after the year of the last movement of the order',
    run: ({ db, documentYears }) => deleteOldDocuments(db, documentYears),
  },
};

/**
 * Deletes what is too old in every table.
 * @throws the first error, after all other tables had their turn
 */
export const applyRetention = async (
  deleting: Deleting,
  { isHourly = false } = {},
  rules: Rules = retention,
): Promise<void> => {
  const errors: unknown[] = [];
  for (const rule of Object.values(rules)) {
    if ((rule.isHourly ?? false) !== isHourly) continue;
    await rule.run(deleting).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
};

/** The tables with personal data or with a rule, by name. */
const listed = (tables: PersonalTables): [string, PersonalTable, Rule | undefined][] =>
  Object.entries(tables)
    .filter(([name]) => !name.includes('.'))
    .map(([name, declared]): [string, PersonalTable, Rule | undefined] => [
      name,
      declared,
      retention[name as keyof DB],
    ])
    .filter(([, { holds }, rule]) => holds !== 'nothing' || rule !== undefined)
    .sort(([one], [other]) => one.localeCompare(other));

/** Counts the rows of these tables, for the page of administrators. */
export const countKeptTables = async (db: Db, tables: PersonalTables): Promise<void> => {
  const kept = listed(tables);
  const counted: object[] = [];
  for (const [name, { holds }, rule] of kept) {
    const { rows } = await sql<{ n: string }>`
      select count(*) as n from ${sql.table(name)}`.execute(db);
    counted.push({ name, holds, days: rule?.days ?? null, rows: rows[0]?.n });
  }
  await sql`
    insert into kept_tables (name, holds, days, rows)
    select x.name, x.holds, x.days, x.rows
    from jsonb_to_recordset(${jsonb(counted)}) as x (name text, holds text, days int, rows bigint)
    on conflict (name) do update set holds = excluded.holds, days = excluded.days,
      rows = excluded.rows, counted_at = now()`.execute(db);
  const names = kept.map(([name]) => name);
  await sql`delete from kept_tables where name <> all(${names}::text[])`.execute(db);
};

/** Whether there are numbers; a new database is counted at once, not only in the night. */
export const isCounted = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('kept_tables').select('name').limit(1).execute()).length > 0;

const holdsText = { nothing: 'no', person: 'yes', law: 'kept by law' } as const;

const endOf = ({ holds, with: above }: PersonalTable, rule: Rule | undefined): string => {
  if (rule) return rule.days === null ? rule.from : `${rule.days} days after ${rule.from}`;
  if (above !== undefined) return `with its row of \`${above}\``;
  return holds === 'law' ? 'stays' : 'until the person is anonymised or the record is deleted';
};

/** The list in docs/retention.md. */
export const retentionTable = (tables: PersonalTables): string =>
  [
    '| table | personal data | rows are kept |',
    '| --- | --- | --- |',
    ...listed(tables).map(
      ([name, declared, rule]) =>
        `| \`${name}\` | ${holdsText[declared.holds]} | ${endOf(declared, rule)} |`,
    ),
  ].join('\n');
