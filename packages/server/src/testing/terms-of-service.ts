import { readdirSync } from 'node:fs';
import { dayIn, sellerTimeZone } from '@hoster/domain';
import { versionInForce } from '@hoster/domain/visitor/legal';

const files = readdirSync(new URL('../../content/en/legal/tos', import.meta.url));

/** Version of the terms of service that is in force at a moment. */
export function termsVersionAt(moment: Date): string {
  const versions = files.map((name) => ({ version: name.replace('.md', '') }));
  const current = versionInForce(versions, dayIn(sellerTimeZone, moment));
  if (!current) throw new Error('No terms of service are in force.');
  return current.version;
}
