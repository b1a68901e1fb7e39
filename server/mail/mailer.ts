import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '#server/config.ts';
import { htmlOf } from './html.ts';
import { type Mail, textOf } from './mail.ts';

export type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

export interface Mailer {
  /** Resolves once the mail server has accepted the mail. */
  send(mail: Mail): Promise<void>;
}

const timeoutMs = 20_000;

/** Sends by SMTP; without `SMTP_URL`, writes mails to the outbox and prints their links. */
export const createMailer = (
  config: MailConfig,
  print: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Mailer => (config.smtpUrl ? bySmtp(config.smtpUrl, config) : toOutbox(config, print));

const bySmtp = (url: string, config: MailConfig): Mailer => {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, config));
    },
  };
};

/**
 * One file per mail that a mail client can open, readable only by its owner because of the links.
 */
const toOutbox = (config: MailConfig, print: (line: string) => void): Mailer => {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const folder = path.join(config.dataDir, 'outbox');
  let sent = 0;
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(messageOf(mail, config));
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      // the names of mails of the same millisecond are in their order, too
      sent += 1;
      const order = String(sent).padStart(6, '0');
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${order}-${randomBytes(3).toString('hex')}.eml`;
      await fs.writeFile(path.join(folder, name), message as Buffer, { mode: 0o600 });
      print(`Mail to ${mail.to.address}: ${mail.subject}\n  ${mail.action.url}`);
    },
  };
};

const messageOf = (mail: Mail, { mailFrom }: MailConfig): SendMailOptions => ({
  from: mailFrom,
  to: mail.to,
  subject: mail.subject,
  text: textOf(mail),
  html: htmlOf(mail),
  // prevents automatic replies, and sets the language for screen readers
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
  disableFileAccess: true,
  disableUrlAccess: true,
});
