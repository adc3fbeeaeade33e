import type { Device } from '@hoster/contract';
import bowser from 'bowser';

const kinds: Readonly<Record<string, Device['kind']>> = { desktop: 'desktop', mobile: 'mobile', tablet: 'tablet' };

/** What a User-Agent header tells of the device; it may tell anything, so this is for people to read only. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return { browser: null, os: null, kind: 'other' };
  const { browser, os, platform } = bowser.parse(userAgent);
  return { browser: browser.name || null, os: os.name || null, kind: kinds[platform.type ?? ''] ?? 'other' };
}
