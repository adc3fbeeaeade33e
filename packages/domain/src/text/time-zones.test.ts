import { expect, test } from 'vitest';
import { isTimeZone, timeZoneNames } from './time-zones.ts';

test('offers UTC and every zone once', () => {
  const names = timeZoneNames();
  expect(names).toEqual(expect.arrayContaining(['Europe/Amsterdam', 'Asia/Tokyo', 'UTC']));
  expect(new Set(names).size).toBe(names.length);
});

test.each(['Europe/Kyiv', 'Asia/Kolkata', 'Etc/GMT+3', 'UTC'])('knows %s', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

test.each(['', 'Mars/Olympus', '+05:00', 'Europe/Amsterdam\n', 'europe amsterdam'])('refuses %j', (name) => {
  expect(isTimeZone(name)).toBe(false);
});
