import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '#server/config.ts';
import { htmlOf } from './html.ts';
import { type Letter, textOf } from './letter.ts';

export type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

export interface Mailer {
  /** Resolves once the mail server has taken the letter. */
  send(letter: Letter): Promise<void>;
}

const timeoutMs = 20_000;

/** Sends by SMTP; without `SMTP_URL` letters go to the outbox, and their links to the terminal. */
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
    send: async (letter) => {
      await transport.sendMail(messageOf(letter, config));
    },
  };
};

/** One file for each letter, as a mail program opens it; for its owner's eyes only, like the links. */
const toOutbox = (config: MailConfig, print: (line: string) => void): Mailer => {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const folder = path.join(config.dataDir, 'outbox');
  return {
    send: async (letter) => {
      const { message } = await composer.sendMail(messageOf(letter, config));
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}.eml`;
      await fs.writeFile(path.join(folder, name), message as Buffer, { mode: 0o600 });
      print(`Mail to ${letter.to.address}: ${letter.subject}\n  ${letter.action.url}`);
    },
  };
};

const messageOf = (letter: Letter, { mailFrom }: MailConfig): SendMailOptions => ({
  from: mailFrom,
  to: letter.to,
  subject: letter.subject,
  text: textOf(letter),
  html: htmlOf(letter),
  // no answers from absence assistants, and the language for readers aloud
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': letter.language },
  disableFileAccess: true,
  disableUrlAccess: true,
});
