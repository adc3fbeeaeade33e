/** The languages that the server speaks. */
export type Language = 'en' | 'ru';

/** A text in each of them. */
export interface Text {
  readonly en: string;
  readonly ru: string;
}

/** The best of our languages for an Accept-Language header (RFC 9110, 12.5.4); English when it names none. */
export function languageFrom(header: string | undefined): Language {
  let best: Language = 'en';
  let bestQuality = 0;
  for (const part of (header ?? '').slice(0, 500).split(',')) {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = range.split('-')[0];
    if (language !== 'en' && language !== 'ru') continue;
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
    const quality = weight === undefined ? 1 : Number(weight);
    if (quality > bestQuality) {
      best = language;
      bestQuality = quality;
    }
  }
  return best;
}
