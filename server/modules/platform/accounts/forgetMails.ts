import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { MailConfig } from '#server/mail/mailer.ts';

/**
 * Deletes the mails of the outbox whose receiver has no account any more. With a mail server there is
 * no outbox.
 */
export const forgetMails = async (
  db: Db,
  { dataDir }: Pick<MailConfig, 'dataDir'>,
): Promise<void> => {
  const folder = path.join(dataDir, 'outbox');
  const names = await fs.readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => ({ name, to: await receiverOf(path.join(folder, name)) })),
  );
  const { rows } = await sql<{ email: string }>`
    select email from users union select before from email_changes`.execute(db);
  const known = new Set(rows.map(({ email }) => email));
  for (const { name, to } of mails) {
    if (to !== null && !known.has(to)) await fs.rm(path.join(folder, name), { force: true });
  }
};

/** The address in the header `To`, which may be on a second line. */
const receiverOf = async (file: string): Promise<string | null> => {
  const [head = ''] = (await fs.readFile(file, 'utf8').catch(() => '')).split(/\r?\n\r?\n/, 1);
  const [, line = ''] = /^to:(.*(?:\r?\n[ \t].*)*)/im.exec(head) ?? [];
  const [, address] = /<([^<>]+)>\s*$/.exec(line) ?? /(\S+@\S+)\s*$/.exec(line) ?? [];
  return address?.toLowerCase() ?? null;
};
