import type { Secrets } from '../../platform/index.ts';

const purpose = 'bank-callback';
/** Maximum age of a signed message: clocks differ, and messages wait in queues. */
const toleranceSeconds = 300;

/** The header `X-Bank-Signature` of a message: `t=<unix seconds>,v1=<hex>` over `<t>.<body>`. */
export function signMessage(secrets: Secrets, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${secrets.sign(purpose, `${seconds}.${body}`)}`;
}

/** Whether the message was signed with our key, and recently. */
export function isSigned(secrets: Secrets, body: string, header: string, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header);
  if (!match) return false;
  const [, seconds = '', signature = ''] = match;
  const age = Math.abs(now.getTime() / 1000 - Number(seconds));
  return secrets.verify(purpose, `${seconds}.${body}`, signature) && age <= toleranceSeconds;
}
