import { EmailAddress } from '@hoster/contract';

/** Address in lower case; null for what is none. */
export function emailIn(text: string): string | null {
  const read = EmailAddress.safeParse(text);
  return read.success ? read.data.toLowerCase() : null;
}
