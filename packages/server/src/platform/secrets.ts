import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Operations with the secret key. Each purpose has its own key. */
export interface Secrets {
  /** HMAC-SHA256 of a text, hex; `purpose` keeps signatures of different things apart. */
  sign(purpose: string, text: string): string;
  /** Checks a signature in constant time. */
  verify(purpose: string, text: string, signature: string): boolean;
  /** Encrypts a text for the database (AES-256-GCM). */
  seal(purpose: string, text: string): string;
  /** Decrypts a text sealed by `seal`. @throws when the key is another one or the text was altered */
  open(purpose: string, sealed: string): string;
}

/** Creates the operations for a secret key. */
export function secretsOf(key: string): Secrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', key, 'hoster', purpose, 32));
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', keyFor(`sign:${purpose}`))
      .update(text)
      .digest('hex');
  return {
    sign,
    verify: (purpose, text, signature) => sameText(sign(purpose, text), signature),
    seal: (purpose, text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyFor(`seal:${purpose}`), nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (purpose, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', keyFor(`seal:${purpose}`), bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

/** Compares two texts in constant time. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}

/** SHA-256, hex: enough for tokens, which are random and long. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random text of `length` characters, by default letters and digits. */
export function randomText(length: number, alphabet: string = letters): string {
  // Bytes beyond the last whole multiple would make the first characters likelier.
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < limit && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}
