import { dayInWords, dayIn } from '@hoster/domain/text/dates';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { frontWords, markedFront } from '../../src/features/dedicated/server-front.ts';
import { deliveryWords } from '../../src/features/dedicated/use-server-words.ts';
import { type Lang, localPath } from '../../src/i18n/languages.ts';
import type { Branded } from '../catalogue/brand.ts';
import { intlOf } from '../i18n/say.ts';
import type { DataSheet, SheetFront } from './data-sheet.ts';
import { placesOn } from './places.ts';
import type { Plan } from './plan.ts';
import { pricesOf } from './prices.ts';
import { specsIn } from './specs.ts';

const words: Readonly<
  Record<'kind' | 'vps' | 'web_hosting' | 'dedicated' | 'available' | 'soldOut', MessageDescriptor>
> = defineMessages({
  kind: { id: 'host.sheet.kind', defaultMessage: 'Data sheet', description: 'What the document of a plan is' },
  vps: {
    id: 'host.sheet.line.vps',
    defaultMessage: 'Virtual private server',
    description: 'Data sheet: what a plan is',
  },
  web_hosting: {
    id: 'host.sheet.line.web-hosting',
    defaultMessage: 'Web hosting',
    description: 'Data sheet: what a plan is',
  },
  dedicated: {
    id: 'host.sheet.line.dedicated',
    defaultMessage: 'Dedicated server',
    description: 'Data sheet: what a plan is',
  },
  available: { id: 'host.sheet.available', defaultMessage: 'Available', description: 'Data sheet: it can be ordered' },
  soldOut: {
    id: 'host.sheet.sold-out',
    defaultMessage: 'Sold out',
    description: 'Data sheet: it can’t be ordered now',
  },
});

interface SheetSite {
  lang: Lang;
  branded: Branded;
  origin: string;
  /** When the sheet is made. */
  now: Date;
}

/** The data sheet of a plan. Its day is that of UTC. */
export function sheetOf(plan: Plan, { lang, branded, origin, now }: SheetSite): DataSheet {
  const { item, line } = plan;
  const intl = intlOf(lang);
  const address = new URL(localPath(lang, item.path), origin);
  return {
    lang,
    brand: branded.brand,
    color: branded.color,
    hasSymbol: branded.symbol === null,
    kind: intl.formatMessage(words.kind),
    line: intl.formatMessage(words[line]),
    name: item.name,
    availability: {
      isSoldOut: !item.available,
      text:
        line === 'dedicated'
          ? deliveryWords(intl)(plan.tariff.availability)
          : intl.formatMessage(item.available ? words.available : words.soldOut),
    },
    ...specsIn(lang, plan),
    front: frontOf(lang, plan),
    prices: pricesOf(lang, item),
    places: placesOn(lang, item),
    address: address.href,
    date: dayInWords(now, lang, 'UTC'),
    day: dayIn('UTC', now),
  };
}

/** The front of a dedicated server whose chassis is known. */
function frontOf(lang: Lang, plan: Plan): SheetFront | null {
  if (plan.line !== 'dedicated' || plan.tariff.front === null) return null;
  const { front, disks, chassis, platform } = plan.tariff;
  return {
    ...markedFront(front, disks),
    text: frontWords(intlOf(lang))(front),
    caption: [platform, chassis].filter((part) => part !== null).join(', '),
  };
}
