import { typographed } from '@hoster/domain/text/typography';
import { expect, test } from 'vitest';
import { dsLandingRows, dsPlanSetRows } from './dedicated-pages.ts';
import { dsChassisRows, dsIpRows, dsPlatformRows, dsPortRows, dsRaidRows } from './dedicated-parts.ts';
import { extraRows, paymentMethodRows } from './extras.ts';
import { vhLandingRows } from './hosting-landings.ts';
import { vhPlanRows } from './hosting-plans.ts';
import { landingRows } from './landings.ts';
import { diskImageRows } from './systems.ts';
import { parameterRows, planRows, planSetRows } from './vps-plans.ts';

const rows = {
  diskImageRows,
  dsChassisRows,
  dsIpRows,
  dsLandingRows,
  dsPlanSetRows,
  dsPlatformRows,
  dsPortRows,
  dsRaidRows,
  extraRows,
  landingRows,
  parameterRows,
  paymentMethodRows,
  planRows,
  planSetRows,
  vhLandingRows,
  vhPlanRows,
};

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

test.each(Object.entries(rows))('%s: Russian texts have their no-break spaces', (_name, texts) => {
  const russian = textsOf(texts).filter((text) => /[а-яё]/i.test(text));
  expect(russian).toEqual(russian.map((text) => typographed(text, 'ru')));
});
