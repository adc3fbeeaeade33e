import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';

const words: Readonly<Record<'left' | 'over', MessageDescriptor>> = defineMessages({
  left: {
    id: 'errors.characters.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Under a long text field',
  },
  over: {
    id: 'errors.characters.over',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
    description: 'Under a long text field whose text is too long',
  },
});

/** Formats the counter of a text field: how many characters are left, or too many where `left` is negative. */
export function useCharactersLeft(): (left: number) => string {
  const { formatMessage } = useIntl();
  return (left) => formatMessage(left < 0 ? words.over : words.left, { count: Math.abs(left) });
}
