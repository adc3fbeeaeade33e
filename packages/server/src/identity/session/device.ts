import type { Device } from '@hoster/contract';
import bowser from 'bowser';

const kinds: Readonly<Record<string, Device['kind']>> = { desktop: 'desktop', mobile: 'mobile', tablet: 'tablet' };

/** The device according to a User-Agent header, which can claim anything: only for people to read. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return { browser: null, os: null, kind: 'other' };
  const { browser, os, platform } = bowser.parse(userAgent);
  return { browser: browser.name || null, os: os.name || null, kind: kinds[platform.type ?? ''] ?? 'other' };
}
