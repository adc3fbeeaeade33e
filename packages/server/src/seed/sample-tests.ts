import { eq } from '../platform/db/drizzle.ts';
import type { Context } from '../platform/index.ts';
import { isExample, locations } from '../catalogue/index.ts';

/** By datacenter, of the documentation ranges (RFC 5737, 3849). */
const samples: Readonly<Record<string, readonly [ipv4: string, ipv6: string]>> = {
  frankfurt: ['203.0.113.1', '2001:db8:1::1'],
  rotterdam: ['203.0.113.33', '2001:db8:2::1'],
  dallas: ['203.0.113.65', '2001:db8:3::1'],
  barcelona: ['203.0.113.97', '2001:db8:4::1'],
  zurich: ['203.0.113.129', '2001:db8:5::1'],
  hunenberg: ['203.0.113.161', '2001:db8:6::1'],
  moscow: ['198.51.100.1', '2001:db8:7::1'],
  'saint-petersburg': ['198.51.100.33', '2001:db8:8::1'],
  kyiv: ['198.51.100.65', '2001:db8:9::1'],
  'hong-kong': ['198.51.100.97', '2001:db8:a::1'],
};

/** Of the documentation range (RFC 5398). */
const sampleAsn = 64_496;

const nothing = { testIpv4: null, testIpv6: null, testFileUrl: null, testFiles: [], asn: null };

/**
 * Adds network test addresses to the data centres of a demo, and removes them from those of a shop that isn't one:
 * nothing responds at these addresses, and a data folder that was filled on a laptop may go public later.
 */
export async function setSampleTests({ db, settings }: Pick<Context, 'db' | 'settings'>): Promise<void> {
  for (const row of await db.select().from(locations)) {
    const { slug, testIpv4, testIpv6, testFiles } = row;
    const isSample = [testIpv4, testIpv6].some((address) => address !== null && isExample(address));
    const isEmpty = testIpv4 === null && testIpv6 === null && testFiles.length === 0;
    const sample = samples[slug];
    if (settings.demo && isEmpty && sample) {
      const [ipv4, ipv6] = sample;
      const files = [100, 1000].map((megabytes) => ({
        megabytes,
        url: `https://${slug}.test.hoster.example/${megabytes}MB.bin`,
      }));
      const values = { testIpv4: ipv4, testIpv6: ipv6, testFiles: files, asn: sampleAsn };
      await db.update(locations).set(values).where(eq(locations.id, row.id));
    } else if (!settings.demo && isSample) {
      await db.update(locations).set(nothing).where(eq(locations.id, row.id));
    }
  }
}
