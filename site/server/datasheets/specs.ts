import { intlOf } from '../i18n/say.ts';
import type { Lang } from '../../src/i18n/languages.ts';
import type { DataSheet, SheetGroup } from './data-sheet.ts';
import { dedicatedSpecs } from './dedicated-specs.ts';
import type { Plan } from './plan.ts';
import { groupWords } from './spec-words.ts';
import type { MaybeRow, PlanSpecs } from './values.ts';
import { vpsSpecs } from './vps-specs.ts';
import { webHostingSpecs } from './web-hosting-specs.ts';

function specsOf(lang: Lang, plan: Plan): PlanSpecs {
  switch (plan.line) {
    case 'vps':
      return vpsSpecs(lang, plan.tariff);
    case 'web_hosting':
      return webHostingSpecs(lang, plan.tariff);
    case 'dedicated':
      return dedicatedSpecs(lang, plan.tariff);
  }
}

const given = (rows: readonly MaybeRow[]) => rows.filter((row) => row !== undefined);

/** The specifications of a plan, without those that it doesn't have. */
export function specsIn(lang: Lang, plan: Plan): Pick<DataSheet, 'figures' | 'groups'> {
  const { figures, groups } = specsOf(lang, plan);
  const intl = intlOf(lang);
  return {
    figures: given(figures),
    groups: groups.map(([title, rows]): SheetGroup => ({
      title: intl.formatMessage(groupWords[title]),
      rows: given(rows),
    })),
  };
}
