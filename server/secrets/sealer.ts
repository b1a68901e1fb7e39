import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { type Key, type KeySettings, makeKey, readKeys } from './keys.ts';

/** Encrypts secrets in the database that the server must be able to read (decision 0032). */
export interface Sealer {
  /**
   * @param place the record that the secret belongs to; the secret can be opened only with the same
   * place
   */
  seal(secret: string, place: string): Promise<string>;
  /** @throws {@link CannotOpen} */
  open(sealed: string, place: string): Promise<string>;
  /** Whether the text is sealed with the current key. */
  isCurrent(text: string): Promise<boolean>;
  /** The prefix of all texts that are sealed with the current key; null while there is no key. */
  prefix(): Promise<string | null>;
  /**
   * A hash that only the current key gives, by which a sealed text can be found.
   * @param purpose keeps hashes of different things apart
   */
  hash(text: string, purpose: string): Promise<string>;
}

/** The secret was sealed with an unavailable key or for another place, or has been changed. */
export class CannotOpen extends Error {}

/** Reads the keys on first use, and creates one if there is none. */
export const createSealer = (settings: KeySettings): Sealer => {
  let reading: Promise<Key[]> | undefined;
  const keys = () => {
    reading ??= readKeys(settings);
    // an unreadable file may become readable later
    reading.catch(() => {
      reading = undefined;
    });
    return reading;
  };
  const current = async (): Promise<Key> => {
    const [first] = await keys();
    if (first) return first;
    const made = await makeKey(settings);
    reading = Promise.resolve([made]);
    return made;
  };
  /** Another process may have created the key after the last read. */
  const keyNamed = async (id: string): Promise<Key> => {
    const named = (each: Key) => each.id === id;
    const known = (await keys()).find(named) ?? (await readKeys(settings)).find(named);
    if (!known) throw new CannotOpen(`The key ${id} is not here. ${sameKey}`);
    return known;
  };
  return {
    seal: async (secret, place) => sealWith(await current(), secret, place),
    open: async (sealed, place) => {
      const [, id] = sealed.split(':');
      return openWith(await keyNamed(id ?? ''), sealed, place);
    },
    isCurrent: async (text) => {
      const [first] = await keys();
      return first !== undefined && text.startsWith(prefixOf(first));
    },
    prefix: async () => {
      const [first] = await keys();
      return first ? prefixOf(first) : null;
    },
    hash: async (text, purpose) =>
      createHmac('sha256', (await current()).bytes)
        .update(`${purpose}\0${text}`)
        .digest('hex'),
  };
};

/**
 * The secret sealed with the current key; unchanged if it already is.
 * @throws {@link CannotOpen}
 */
export const renewed = async (secrets: Sealer, sealed: string, place: string): Promise<string> =>
  (await secrets.isCurrent(sealed))
    ? sealed
    : secrets.seal(await secrets.open(sealed, place), place);

/** Whether the text was sealed, with whatever key. */
export const isSealed = (text: string): boolean => /^v1:[0-9a-f]{8}:/.test(text);

const sameKey = 'SECRETS_KEY must be the same on all servers.';

/** Identifies the format, so that another one can follow, and the key. */
const prefixOf = ({ id }: Key) => `v1:${id}:`;

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const sealWith = (key: Key, secret: string, place: string): string => {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key.bytes, nonce).setAAD(Buffer.from(place));
  const content = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
  const parts = Buffer.concat([nonce, sealing.getAuthTag(), content]);
  return `${prefixOf(key)}${parts.toString('base64url')}`;
};

const openWith = (key: Key, sealed: string, place: string): string => {
  const parts = Buffer.from(sealed.slice(prefixOf(key).length), 'base64url');
  try {
    const nonce = parts.subarray(0, nonceBytes);
    const opening = createDecipheriv(cipher, key.bytes, nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(place))
      .setAuthTag(parts.subarray(nonceBytes, nonceBytes + tagBytes));
    const content = parts.subarray(nonceBytes + tagBytes);
    return Buffer.concat([opening.update(content), opening.final()]).toString();
  } catch (cause) {
    throw new CannotOpen(`What ${place} has was changed, or belongs elsewhere.`, { cause });
  }
};
