import { type Finding, ok, problem, unknown, warning } from './finding.ts';

/** Questions to the domain name system. Both are rejected as `node:dns` does. */
export interface Lookups {
  mx(name: string): Promise<readonly { readonly exchange: string }[]>;
  /** Each record as the parts that it’s made of. */
  txt(name: string): Promise<readonly (readonly string[])[]>;
}

/** Records of a name; null when the domain name system didn’t answer. No such name or record: none. */
async function recordsOf<Found>(found: Promise<readonly Found[]>): Promise<readonly Found[] | null> {
  try {
    return await found;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : null;
  }
}

const silent = (topic: string, domain: string) =>
  warning(topic, `The domain name system didn’t answer for ${domain}. Try again.`);

/**
 * Checks what receivers of our email look up about the sender’s domain.
 * @param dkimSelector name of the key with which the mail server signs; null while it’s unknown
 */
export async function checkSenderDns(
  lookups: Lookups,
  address: string,
  dkimSelector: string | null,
): Promise<Finding[]> {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const texts = async (name: string) => (await recordsOf(lookups.txt(name)))?.map((parts) => parts.join('')) ?? null;
  const [mx, own, dmarc] = await Promise.all([recordsOf(lookups.mx(domain)), texts(domain), texts(`_dmarc.${domain}`)]);
  return [
    checkMx(domain, mx),
    checkSpf(domain, own),
    dkimSelector === null
      ? unknown('DKIM', 'The selector isn’t known. Name it to check its key: --dkim SELECTOR.')
      : checkDkim(`${dkimSelector}._domainkey.${domain}`, await texts(`${dkimSelector}._domainkey.${domain}`)),
    checkDmarc(domain, dmarc),
  ];
}

function checkMx(domain: string, records: readonly { readonly exchange: string }[] | null): Finding {
  if (records === null) return silent('MX', domain);
  if (records.some(({ exchange }) => exchange !== '')) return ok('MX', `${domain} receives email.`);
  return problem('MX', `${domain} receives no email, so bounces and replies are lost. Add an MX record.`);
}

function checkSpf(domain: string, records: readonly string[] | null): Finding {
  if (records === null) return silent('SPF', domain);
  const policies = records.filter((text) => /^v=spf1(?: |$)/i.test(text));
  if (policies.length === 0) {
    return problem('SPF', `${domain} has no SPF record. Add a TXT record with the servers that send its email.`);
  }
  // RFC 7208, section 3.2.
  if (policies.length > 1) return problem('SPF', `${domain} has several SPF records, so none counts. Keep one.`);
  if (/[+?]?all\s*$/i.test(policies[0] ?? '') && !/[-~]all\s*$/i.test(policies[0] ?? '')) {
    return warning('SPF', `The SPF record of ${domain} allows every server. End it with “-all” or “~all”.`);
  }
  return ok('SPF', `${domain} names the servers that send its email.`);
}

function checkDkim(name: string, records: readonly string[] | null): Finding {
  if (records === null) return silent('DKIM', name);
  const key = records.find((text) => /(?:^|;)\s*p=/i.test(text));
  if (key === undefined) return problem('DKIM', `There’s no key at ${name}. Add the TXT record of your mail server.`);
  // RFC 6376, section 3.6.1.
  if (/(?:^|;)\s*p=\s*(?:;|$)/i.test(key)) return problem('DKIM', `The key at ${name} is revoked.`);
  return ok('DKIM', `The key at ${name} is published.`);
}

function checkDmarc(domain: string, records: readonly string[] | null): Finding {
  if (records === null) return silent('DMARC', domain);
  const policy = records.find((text) => /^v=DMARC1\s*;/i.test(text));
  if (policy === undefined) {
    return problem(
      'DMARC',
      `${domain} has no DMARC record. Add a TXT record at _dmarc.${domain}, such as “v=DMARC1; p=none”.`,
    );
  }
  if (/;\s*p=none/i.test(policy))
    return warning('DMARC', `The DMARC policy of ${domain} is “none”: forged email isn’t refused.`);
  return ok('DMARC', `${domain} has a DMARC policy.`);
}
