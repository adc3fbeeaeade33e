/** Returns damaged and unusual spellings of a public key `type body`. None has line breaks or a comment. */
export function mutationsOf(key: string): string[] {
  const [type = '', body = ''] = key.split(' ');
  const blob = Buffer.from(body, 'base64');
  const encoded = (bytes: Buffer) => `${type} ${bytes.toString('base64')}`;
  const changed = (at: number, byte: number) => {
    const copy = Buffer.from(blob);
    copy[at] = byte;
    return copy;
  };
  /** Where the lengths of the fields are. */
  const lengths: number[] = [];
  for (let at = 0; at < blob.length; at += 4 + blob.readUInt32BE(at)) lengths.push(at);
  const places = Array.from(body, (_, index) => index);
  const otherTypes = [
    'ssh-rsa',
    'rsa-sha2-512',
    'ssh-ed25519',
    'ecdsa-sha2-nistp256',
    'ecdsa-sha2-nistp384',
    'ed25519',
  ];
  return [
    ...otherTypes.map((other) => `${other} ${body}`),
    `${type.toUpperCase()} ${body}`,
    `${type}\t \t${body}`,
    `${type}${body}`,
    body,
    type,
    ...['laptop', 'me@laptop', '=', '==', 'A', 'AA', 'AAA', 'AAAA', '\u00a0', '.', '-', '_'].map((end) => key + end),
    key.replaceAll('=', ''),
    key.replaceAll('+', '-').replaceAll('/', '_'),
    ...blob.keys().map((at) => encoded(blob.subarray(0, at))),
    ...[1, 2, 3, 4, 5, 8, 36].map((count) => encoded(Buffer.concat([blob, Buffer.alloc(count)]))),
    encoded(Buffer.concat([blob, blob])),
    ...blob.keys().map((at) => encoded(changed(at, (blob[at] ?? 0) ^ 0x80))),
    ...blob.keys().map((at) => encoded(changed(at, (blob[at] ?? 0) ^ 1))),
    ...lengths.flatMap((at) => [-4, -1, 1, 4].map((more) => encoded(withLength(blob, at, more)))),
    // A field with a zero before it or after it, its length counting it.
    ...lengths.flatMap((at) => [
      encoded(spliced(blob, at, at + 4)),
      encoded(spliced(blob, at, at + 4 + blob.readUInt32BE(at))),
    ]),
    // A field left out.
    ...lengths.map((at) =>
      encoded(Buffer.concat([blob.subarray(0, at), blob.subarray(at + 4 + blob.readUInt32BE(at))])),
    ),
    ...places.map((at) => `${type} ${body.slice(0, at)}${body.slice(at + 1)}`),
    ...places.map((at) => `${type} ${body.slice(0, at)}A${body.slice(at)}`),
    ...places.map((at) => `${type} ${body.slice(0, at)}B${body.slice(at + 1)}`),
    ...[' ', '\v', '\f', '\u0085', '\u00A0', '\u2028'].flatMap((blank) =>
      places.map((at) => `${type} ${body.slice(0, at)}${blank}${body.slice(at)}`),
    ),
  ];
}

/** The blob whose length field at an offset is changed by a number, with the bytes themselves unchanged. */
function withLength(blob: Buffer, at: number, more: number): Buffer {
  const copy = Buffer.from(blob);
  copy.writeUInt32BE((blob.readUInt32BE(at) + more) >>> 0, at);
  return copy;
}

/** The blob with a zero inserted, which the length field at an offset counts. */
function spliced(blob: Buffer, lengthAt: number, zeroAt: number): Buffer {
  const longer = withLength(blob, lengthAt, 1);
  return Buffer.concat([longer.subarray(0, zeroAt), Buffer.of(0), longer.subarray(zeroAt)]);
}
