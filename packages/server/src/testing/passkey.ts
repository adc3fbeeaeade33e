import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { api, type Browser } from './browser.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** How a test lets an authenticator lie. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** @default true: it asks for a PIN or a fingerprint */
  readonly isVerified?: boolean;
  /** Counter of signatures. @default one more than before */
  readonly counter?: number;
  readonly userHandle?: string;
}

/** An authenticator with one passkey (ES256, no attestation), behind a browser at the site's public origin. */
export class SoftPasskey {
  readonly id = base64url(randomBytes(16));
  readonly #private: KeyObject;
  readonly #point: { x: Buffer; y: Buffer };
  #counter = 0;
  #userHandle = '';

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#private = privateKey;
    this.#point = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  /** What `navigator.credentials.create()` gives for these options. */
  create(options: { challenge: string; rp: { id: string }; user: { id: string } }, lies: Lies = {}) {
    this.#userHandle = options.user.id;
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(this.#point.x)],
      [-3, new Uint8Array(this.#point.y)],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
    const authData = Buffer.concat([this.#head(options.rp.id, 0x40, lies), attested]);
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#client('webauthn.create', options.challenge, lies),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      },
      clientExtensionResults: { credProps: { rk: true } },
      authenticatorAttachment: 'platform',
    };
  }

  /** What `navigator.credentials.get()` gives for these options. */
  get(options: { challenge: string; rpId: string }, lies: Lies = {}) {
    this.#counter = lies.counter ?? this.#counter + 1;
    const authData = this.#head(options.rpId, 0, lies);
    const clientDataJSON = this.#client('webauthn.get', options.challenge, lies);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, this.#private)),
        userHandle: lies.userHandle ?? this.#userHandle,
      },
      clientExtensionResults: {},
      authenticatorAttachment: 'platform',
    };
  }

  #head(rpId: string, flags: number, { isVerified = true, rpId: other }: Lies): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(other ?? rpId), Buffer.from([flags | 1 | (isVerified ? 4 : 0)]), counter]);
  }

  #client(type: string, asked: string, { challenge = asked, origin = 'http://localhost:3000' }: Lies): string {
    return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }
}

/** Call of the user's passkeys. */
export const ownPasskeys = `${api}/account/authenticators/webauthn`;

/** Asks for a challenge to sign: `login`, `authenticate` or `reauthenticate`. */
export const askPasskey = async (browser: Browser, purpose: string): Promise<{ challenge: string; rpId: string }> =>
  (await browser.get(`${api}/auth/webauthn/${purpose}`)).json().data.request_options.publicKey;

/** Adds a passkey to the account that a browser is signed in to. @returns it, and its id in the account */
export async function addPasskey(browser: Browser, name?: string): Promise<{ passkey: SoftPasskey; id: number }> {
  const passkey = new SoftPasskey();
  const options = (await browser.get(`${ownPasskeys}?passwordless`)).json().data.creation_options.publicKey;
  const answer = await browser.post(ownPasskeys, { name, credential: passkey.create(options) });
  if (answer.statusCode !== 200) throw new Error(`The passkey was not taken: ${answer.body}`);
  return { passkey, id: answer.json().data.id };
}
