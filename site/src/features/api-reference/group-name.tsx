import { FormattedMessage } from 'react-intl';
import { groupNames } from './words.ts';

/** Name of a group of calls. */
export function GroupName({ tag }: { tag: string }) {
  const name = groupNames[tag];
  return name ? <FormattedMessage {...name} /> : tag;
}
