import sshpk from 'sshpk';

/** A public key as it is kept: one line of OpenSSH without its comment, and OpenSSH's SHA256 fingerprint. */
export interface ParsedKey {
  readonly key: string;
  readonly fingerprint: string;
}

const minimumRsaBits = 2048;

/**
 * Reads a public key in OpenSSH's form. Private keys, other formats, DSA and short RSA keys are refused: they are
 * mistakes, or no sshd of our systems takes them.
 * @returns null when the text is no usable public key
 */
export function parseSshKey(text: string): ParsedKey | null {
  const line = text.trim();
  if (!/^(ssh-(rsa|ed25519)|ecdsa-sha2-nistp(256|384|521)) [A-Za-z0-9+/=]+( [^\r\n]*)?$/.test(line)) return null;
  try {
    const key = sshpk.parseKey(line, 'ssh');
    if (key.type === 'rsa' && key.size < minimumRsaBits) return null;
    const [type = '', body = ''] = line.split(' ');
    return { key: `${type} ${body}`, fingerprint: key.fingerprint('sha256').toString('base64') };
  } catch {
    return null;
  }
}
