import type { Location } from '@hoster/contract';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import { loadMessages } from '../../i18n/catalogue.ts';
import { asLang } from '../../i18n/languages.ts';
import { latencyWords } from './latency-words.ts';
import { measurePlaces } from './measure-places.ts';
import { nearest } from './nearest.ts';

const words: Readonly<Record<'nearest' | 'none', MessageDescriptor>> = defineMessages({
  nearest: {
    id: 'latency.nearest',
    defaultMessage: '{isSample, select, true {Sample values. } other {}}Fastest from here: {city}',
    description: 'After the measurement: the data centre that answered first; isSample: a demo measures nothing real',
  },
  none: {
    id: 'latency.none',
    defaultMessage: 'No data centre responded. Try again.',
    description: 'After a measurement without any answer',
  },
});

/**
 * Measures the latency to data centres.
 * @param onTime is called with the slug of each and its latency in words
 * @returns a sentence about the nearest one
 */
export async function measureLatency(
  places: readonly Location[],
  { formatMessage, locale }: IntlShape,
  onTime: (slug: string, text: string) => void,
): Promise<string> {
  await loadMessages(asLang(locale) ?? 'en', ['latency']);
  const times: Record<string, number | null> = {};
  await measurePlaces(places, (slug, time) => {
    times[slug] = time;
    onTime(
      slug,
      time === null
        ? formatMessage(latencyWords.noAnswer)
        : formatMessage(latencyWords.time, { time: Math.round(time) }),
    );
  });
  const first = nearest(times, places);
  const place = places.find(({ slug }) => slug === first);
  return place
    ? formatMessage(words.nearest, { city: place.city, isSample: String(place.test_is_sample === true) })
    : formatMessage(words.none);
}
