import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/* A passkey provider in software, as far as the tests need one (WebAuthn level 3, ES256). */

const sha256 = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();
const encoded = (content: Buffer): string => content.toString('base64url');

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

export interface Wrong {
  origin?: string;
  rpId?: string;
  /** Whether the device checked that its owner uses it. */
  isVerified?: boolean;
  counter?: number;
}

interface Options {
  challenge: string;
}

export class Authenticator {
  readonly credentialId = randomBytes(16);
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #publicKey: { x: string; y: string };
  #counter = 0;

  /** @param origin of the page that uses it */
  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#publicKey = { x, y };
  }

  /** The answer to options of `beginPasskey`. */
  create(options: string, wrong: Wrong = {}): string {
    const clientData = this.#clientData('webauthn.create', options, wrong);
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(this.credentialId.length);
    const data = Buffer.concat([
      this.#authenticatorData(flags.attested, wrong),
      Buffer.alloc(16),
      idLength,
      this.credentialId,
      this.#coseKey(),
    ]);
    // CBOR: { fmt: 'none', attStmt: {}, authData: data }
    const attestation = Buffer.concat([
      ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
      ...[text('authData'), bytes(data)],
    ]);
    return this.#answer({
      clientDataJSON: encoded(clientData),
      attestationObject: encoded(attestation),
      transports: ['internal'],
    });
  }

  /** The answer to options of `beginPasskeySignIn` and `beginPasskeyProof`. */
  use(options: string, wrong: Wrong = {}): string {
    const clientData = this.#clientData('webauthn.get', options, wrong);
    this.#counter = wrong.counter ?? this.#counter + 1;
    const data = this.#authenticatorData(0, wrong);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#key);
    return this.#answer({
      clientDataJSON: encoded(clientData),
      authenticatorData: encoded(data),
      signature: encoded(signature),
    });
  }

  #answer(response: object): string {
    const id = encoded(this.credentialId);
    return JSON.stringify({
      ...{ id, rawId: id, type: 'public-key', response },
      clientExtensionResults: {},
    });
  }

  #clientData(type: string, options: string, wrong: Wrong): Buffer {
    const { challenge } = JSON.parse(options) as Options;
    return Buffer.from(JSON.stringify({ type, challenge, origin: wrong.origin ?? this.#origin }));
  }

  #authenticatorData(more: number, { rpId, isVerified = true }: Wrong): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const set = flags.present | (isVerified ? flags.verified : 0) | more;
    const host = rpId ?? new URL(this.#origin).hostname;
    return Buffer.concat([sha256(host), Buffer.from([set]), counter]);
  }

  /** CBOR: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }, an ES256 key. */
  #coseKey(): Buffer {
    const { x, y } = this.#publicKey;
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, 'base64url')),
    ]);
  }
}

/** CBOR of a short text. */
const text = (content: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + content.length]), Buffer.from(content)]);

/** CBOR of up to 255 bytes. */
const bytes = (content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x58, content.length]), content]);
