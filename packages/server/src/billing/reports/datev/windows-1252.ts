const decoder = new TextDecoder('windows-1252');

/** Bytes of the characters that have one. */
const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));

/** A text in Windows-1252. Letters that it lacks lose their accents; for other characters there’s a question mark. */
export function windows1252(text: string): Buffer {
  const questionMark = 0x3f;
  const encoded = Array.from(text.normalize('NFC'), (char) => {
    const [base = ''] = char.normalize('NFKD');
    return bytes.get(char) ?? bytes.get(base) ?? questionMark;
  });
  return Buffer.from(encoded);
}
