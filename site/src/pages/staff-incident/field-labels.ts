import type { IntlShape, MessageDescriptor } from 'react-intl';
import { fieldId } from './fields.tsx';
import { words } from './words.ts';

const plain: Readonly<Record<string, MessageDescriptor>> = {
  step: words.step,
  impact: words.impact,
  components: words.components,
  starts: words.startsUtc,
  ends: words.endsUtc,
};

/** Id and label of a field by its name in an error; undefined for what has no field. */
export function labelOf(name: string, { formatMessage }: IntlShape): { fieldId: string; label: string } | undefined {
  const [first = '', last] = name.split('.');
  const word = plain[first];
  if (word) return { fieldId: fieldId(first), label: formatMessage(word) };
  if (last !== 'en' && last !== 'ru') return undefined;
  const text = first === 'title' ? words.titleIn : words.messageIn;
  return { fieldId: fieldId(name), label: formatMessage(text, { language: formatMessage(words[last]) }) };
}
