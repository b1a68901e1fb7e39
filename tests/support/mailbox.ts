import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  /** The value for SMTP_URL. */
  url: string;
  /** All received mails, oldest first. */
  mails: Email[];
  /** The next mail to an address, optionally with this subject; skips mails returned before. */
  mailTo(address: string, subject?: string): Promise<Email>;
  /** Number of following mails to reject temporarily. */
  turnAway: number;
  close(): Promise<void>;
}

const credentials = { username: 'atrium', password: 'smtp secret' };
const patienceMs = 30_000;

/** Starts a mail server that stores received mails; requires a name and password. */
export const startMailbox = async (): Promise<Mailbox> => {
  const mails: Email[] = [];
  const unread = new Set<Email>();
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, answer) =>
      username === credentials.username && password === credentials.password
        ? answer(null, { user: username })
        : answer(new Error('wrong credentials')),
    onData: (stream, _, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (mailbox.turnAway > 0) {
          mailbox.turnAway -= 1;
          answer(Object.assign(new Error('come back later'), { responseCode: 451 }));
          return;
        }
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        mails.push(mail);
        unread.add(mail);
        answer();
        for (const look of waiting) look();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const { username, password } = credentials;

  const mailbox: Mailbox = {
    url: `smtp://${username}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    mails,
    turnAway: 0,
    mailTo: (address, subject) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const mail = [...unread].find(
            (each) =>
              each.to?.some((reader) => reader.address === address) &&
              (subject === undefined || each.subject === subject),
          );
          if (!mail) return;
          unread.delete(mail);
          waiting.delete(look);
          clearTimeout(timer);
          resolve(mail);
        };
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`No mail to ${address}; there are ${mails.length} to others.`));
        }, patienceMs);
        waiting.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
};

/** The link of a mail: the first address in its text that leads to a page with a key. */
export const linkOf = ({ text = '' }: Email): URL => {
  const link = /https?:\/\/\S+\/[\w-]{43}(?=\s|$)/.exec(text)?.[0];
  if (!link) throw new Error(`There is no link in: ${text}`);
  return new URL(link);
};

export const keyOf = (mail: Email): string => linkOf(mail).pathname.split('/').at(-1) ?? '';
