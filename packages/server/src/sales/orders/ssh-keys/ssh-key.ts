import { createHash, createPublicKey } from 'node:crypto';
import { defineMessages } from '@formatjs/intl';
import type { Message } from '../../../i18n/translate.ts';

/** A public key as stored: one line in OpenSSH's format without its comment, and OpenSSH's SHA256 fingerprint. */
export interface ParsedKey {
  readonly key: string;
  readonly fingerprint: string;
}

const texts = defineMessages({
  invalid: { id: 'sales.ssh-key.invalid', defaultMessage: 'Enter a valid public key.' },
  damaged: {
    id: 'sales.ssh-key.damaged',
    defaultMessage:
      'The key is damaged: part of it is missing, or there’s no space after it. Copy the whole line of the .pub file again.',
    description: 'Error at an SSH key whose encoded part is too short, too long or altered',
  },
  private: {
    id: 'sales.ssh-key.private',
    defaultMessage:
      'This is a private key. Don’t share it with anyone. Paste the public key from the file that ends in .pub.',
  },
  putty: {
    id: 'sales.ssh-key.putty',
    defaultMessage:
      'This is a PuTTY private key (.ppk). Don’t share it with anyone. Open it in PuTTYgen and copy the public key shown at the top.',
  },
  format: {
    id: 'sales.ssh-key.format',
    defaultMessage:
      'This key isn’t in OpenSSH format. Open the private key in PuTTYgen and copy the public key shown at the top, or convert the file with ssh-keygen -i.',
    description: 'Error at an SSH key saved by PuTTYgen (RFC 4716), or in PEM',
  },
  lines: { id: 'sales.ssh-key.lines', defaultMessage: 'Paste one key as a single line, without line breaks.' },
  options: {
    id: 'sales.ssh-key.options',
    defaultMessage: 'Remove what comes before the key type, such as options or a hostname.',
  },
  certificate: {
    id: 'sales.ssh-key.certificate',
    defaultMessage: 'This is a certificate. Paste the public key it was issued for.',
  },
  dsa: { id: 'sales.ssh-key.dsa', defaultMessage: 'OpenSSH no longer accepts DSA keys. Create an Ed25519 key.' },
  short: {
    id: 'sales.ssh-key.short',
    defaultMessage: 'RSA keys must have at least 2048 bits. Create a longer key, or an Ed25519 key.',
  },
});

/**
 * Parses a public key as OpenSSH does: what `ssh-keygen -lf` refuses is refused. DSA, RSA below 2048 bits, certificates
 * and options before the key are refused too, because sshd wouldn't take the key, or would take it for something else.
 *
 * The maintained parsers, sshpk and ssh2, accept trailing bytes and don't know security keys. So the fields are read
 * here, by RFC 4251 (section 5), RFC 4253 (6.6), RFC 5656 (3.1), RFC 8709 (4) and OpenSSH's PROTOCOL.u2f.
 */
export function parseSshKey(text: string): ParsedKey | { readonly problem: Message } {
  const lines = text
    .split(/[\r\n]+/)
    .map((part) => part.replace(/^[ \t]+/, ''))
    .filter((part) => part !== '' && !part.startsWith('#'));
  const has = (start: RegExp) => lines.some((part) => start.test(part));
  if (has(/^(PuTTY-User-Key-File-|Private-(Lines|MAC):)/)) return { problem: texts.putty };
  // The second half is how the content of OpenSSH's private keys begins: a selection may lack the first line.
  if (has(/^(-{4,5} ?BEGIN .*PRIVATE KEY|b3BlbnNzaC1rZXktdjE)/)) return { problem: texts.private };
  if (has(/^-{4,5} ?BEGIN /)) return { problem: texts.format };
  if (lines.length > 1) return { problem: texts.lines };
  const [line = ''] = lines;
  const words = line.split(/[ \t]+/);
  const [name = ''] = words;
  // Blanks that don't separate words don't count, as for OpenSSH.
  const body = words[1]?.replaceAll(/[\v\f]/g, '') ?? '';
  if (/-cert-v0\d@openssh\.com$/.test(name)) return { problem: texts.certificate };
  if (name === 'ssh-dss') return { problem: texts.dsa };
  const type = signatures.get(name) ?? name;
  const kind = kinds.get(type);
  if (!kind) return { problem: words.some((word) => kinds.has(word)) ? texts.options : texts.invalid };
  const blob = Buffer.from(body, 'base64');
  const fields = blob.toString('base64') === body ? fieldsOf(blob) : [];
  const read = fields.length === kind.length ? kind.map((reader, index) => reader(fields[index] ?? blob)) : [null];
  if (!isComplete(read)) {
    const begun = encode([Buffer.from(type)]);
    return { problem: blob.subarray(0, begun.length).equals(begun) ? texts.damaged : texts.invalid };
  }
  if (type === 'ssh-rsa' && bitsOf(read[2]) < minimumRsaBits) return { problem: texts.short };
  // OpenSSH calculates the fingerprint of the fields as it reads them.
  const canonical = encode(read);
  const fingerprint = createHash('sha256').update(canonical).digest('base64').replaceAll('=', '');
  return { key: `${type} ${canonical.toString('base64')}`, fingerprint: `SHA256:${fingerprint}` };
}

/** Why a text is refused as a public key; null when it's one. */
export function sshKeyProblem(text: string): Message | null {
  const parsed = parseSshKey(text);
  return 'problem' in parsed ? parsed.problem : null;
}

/** Whether a text is a private key, which is to be stored nowhere. */
export function isPrivateKey(text: string): boolean {
  const problem = sshKeyProblem(text);
  return problem === texts.private || problem === texts.putty;
}

const minimumRsaBits = 2048;
/** OpenSSH's limit of a number (`SSHBUF_MAX_BIGNUM`). */
const mostNumberBytes = 2048;

/** Names of signature algorithms that OpenSSH also takes as the type of a key. */
const signatures: ReadonlyMap<string, string> = new Map([
  ['rsa-sha2-256', 'ssh-rsa'],
  ['rsa-sha2-512', 'ssh-rsa'],
  ['webauthn-sk-ecdsa-sha2-nistp256@openssh.com', 'sk-ecdsa-sha2-nistp256@openssh.com'],
]);

/** Returns a field as OpenSSH understands it, or null for one that it refuses. */
type Reader = (field: Buffer) => Buffer | null;

/** Text without NUL; one at its end isn't part of it. */
const readText: Reader = (field) => {
  const text = field.at(-1) === 0 ? field.subarray(0, -1) : field;
  return text.includes(0) ? null : text;
};

const readWord =
  (word: string): Reader =>
  (field) =>
    readText(field)?.toString('latin1') === word ? Buffer.from(word) : null;

const readEdwardsPoint: Reader = (field) => (field.length === 32 ? field : null);

const readPoint =
  (crv: 'P-256' | 'P-384' | 'P-521'): Reader =>
  (field) =>
    isOnCurve(crv, field) ? field : null;

/** A number that isn't negative (RFC 4251, `mpint`), without unnecessary zeros. */
const readNumber: Reader = (field) => {
  const [first = 0] = field;
  if (first >= 0x80 || field.length > mostNumberBytes + (first === 0 ? 1 : 0)) return null;
  const start = field.findIndex((byte) => byte !== 0);
  const digits = start < 0 ? Buffer.alloc(0) : field.subarray(start);
  return (digits[0] ?? 0) < 0x80 ? digits : Buffer.concat([Buffer.of(0), digits]);
};

/** Fields of a key by its type. */
const kinds: ReadonlyMap<string, readonly Reader[]> = new Map(
  Object.entries({
    'ssh-ed25519': [readEdwardsPoint],
    'sk-ssh-ed25519@openssh.com': [readEdwardsPoint, readText],
    'ecdsa-sha2-nistp256': [readWord('nistp256'), readPoint('P-256')],
    'ecdsa-sha2-nistp384': [readWord('nistp384'), readPoint('P-384')],
    'ecdsa-sha2-nistp521': [readWord('nistp521'), readPoint('P-521')],
    'sk-ecdsa-sha2-nistp256@openssh.com': [readWord('nistp256'), readPoint('P-256'), readText],
    'ssh-rsa': [readNumber, readNumber],
  }).map(([type, readers]) => [type, [readWord(type), ...readers]]),
);

/** Strings that a blob consists of, each after its length in 4 bytes; none when a length doesn't fit. */
function fieldsOf(blob: Buffer): Buffer[] {
  const fields: Buffer[] = [];
  for (let at = 0; at < blob.length;) {
    if (at + 4 > blob.length) return [];
    const end = at + 4 + blob.readUInt32BE(at);
    if (end > blob.length) return [];
    fields.push(blob.subarray(at + 4, end));
    at = end;
  }
  return fields;
}

const isComplete = (fields: readonly (Buffer | null)[]): fields is readonly Buffer[] => !fields.includes(null);

const encode = (fields: readonly Buffer[]): Buffer =>
  Buffer.concat(
    fields.flatMap((field) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(field.length);
      return [length, field];
    }),
  );

const bitsOf = (number: Buffer | undefined): number => BigInt(`0x0${number?.toString('hex')}`).toString(2).length;

/** Whether a point, uncompressed, is on a curve. */
function isOnCurve(crv: 'P-256' | 'P-384' | 'P-521', point: Buffer): boolean {
  const half = { 'P-256': 32, 'P-384': 48, 'P-521': 66 }[crv];
  if (point.length !== 1 + 2 * half || point[0] !== 4) return false;
  const x = point.subarray(1, 1 + half).toString('base64url');
  const y = point.subarray(1 + half).toString('base64url');
  try {
    createPublicKey({ key: { kty: 'EC', crv, x, y }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}
