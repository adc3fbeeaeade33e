import type { MarkedText } from './read-page.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Words that make Latin letters a sentence rather than a name. */
const ENGLISH =
  /^(?:a|an|and|are|as|at|be|before|by|can|can’t|do|for|from|has|have|how|if|in|is|isn’t|it|its|no|not|of|on|one|or|per|set|than|that|the|their|there|this|to|up|was|we|what|when|where|which|with|without|you|your)$/i;
const QUOTED = /«[^«»]*»/g;
const WORDS = /[\p{L}\p{N}’'_-]+/gu;
/** Units and words of figures, which are too short to be sentences. */
const ENGLISH_UNIT = /\b(?:[MGT]B|[MG]bps|GHz|RAM|cores?|days?|devices?|hosting|sites?|unlimited|web)\b/i;
/** Words in a row that are taken for a sentence. */
const IN_A_ROW = 4;
/** Of which at least so many are no names. */
const NO_NAMES = 2;

/** Returns what isn't in the language it is marked as; undefined when it is. */
export function foreignPart({ lang, text, isCode }: MarkedText): string | undefined {
  if (isCode) return undefined;
  if (lang.startsWith('en')) return CYRILLIC.test(text) ? text : undefined;
  return englishPart(text);
}

/** Whether a line of figures has units or words of another language. */
export const foreignUnit = (lang: string, text: string): boolean =>
  (lang === 'ru' ? ENGLISH_UNIT : CYRILLIC).test(text);

function englishPart(marked: string): string | undefined {
  // What is said of an English interface quotes it.
  const text = marked.replaceAll(QUOTED, ' «» ');
  let row: string[] = [];
  for (const word of [...(text.match(WORDS) ?? []), 'конец']) {
    if (!CYRILLIC.test(word)) {
      row.push(word);
      continue;
    }
    if (row.length >= IN_A_ROW && row.filter((one) => ENGLISH.test(one)).length >= NO_NAMES) return row.join(' ');
    row = [];
  }
  return undefined;
}
