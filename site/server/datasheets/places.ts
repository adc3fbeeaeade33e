import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { LineItem } from '../catalogue/line.ts';
import { intlOf } from '../i18n/say.ts';
import type { Lang } from '../../src/i18n/languages.ts';
import en from '../../src/i18n/countries/en.json' with { type: 'json' };
import ru from '../../src/i18n/countries/ru.json' with { type: 'json' };
import { places as positions } from '../../src/parts/world-map/places.ts';
import type { SheetPlace, SheetPlaces } from './data-sheet.ts';
import { signedPercent } from './prices.ts';

const words: Readonly<Record<'title' | 'map' | 'soldOut' | 'more', MessageDescriptor>> = defineMessages({
  title: { id: 'host.sheet.places', defaultMessage: 'Locations', description: 'Heading of a data sheet' },
  map: {
    id: 'host.sheet.map',
    defaultMessage: 'World map with the locations of {name}',
    description: 'Text alternative of the map on a data sheet',
  },
  soldOut: {
    id: 'host.sheet.place.sold-out',
    defaultMessage: 'sold out',
    description: 'Data sheet: beside a location where a plan can’t be had now',
  },
  more: {
    id: 'host.sheet.places.more',
    defaultMessage: '{count, plural, one {and # more} other {and # more}}',
    description: 'Data sheet: under the list of locations, those that don’t fit',
  },
});

/** As the pages have them: the dictionaries of servers differ. */
const countries: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { en, ru };

/** Where a plan is sold. */
export function placesOn(lang: Lang, { name: plan, locations }: LineItem): SheetPlaces {
  const intl = intlOf(lang);
  const placeOf = (place: LineItem['locations'][number]): SheetPlace => {
    const { slug = '', city, country_code: country, available, surcharge_percent: percent = 0 } = place;
    const at = Object.hasOwn(positions, slug) ? positions[slug] : undefined;
    const name = countries[lang][country] ?? country;
    return {
      city,
      // A city that is a country of its own.
      country: name === city ? '' : name,
      note: available ? (percent > 0 ? signedPercent(lang, percent) : '') : intl.formatMessage(words.soldOut),
      isOpen: available,
      at: at ? { lon: at.lon, lat: at.lat } : null,
    };
  };
  return {
    title: intl.formatMessage(words.title),
    mapText: intl.formatMessage(words.map, { name: plan }),
    list: locations.map(placeOf),
    more: locations.map((_, index) => intl.formatMessage(words.more, { count: index + 1 })),
  };
}
