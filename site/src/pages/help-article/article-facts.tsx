import type { Article } from '@hoster/contract';
import { Text } from '@hoster/ui/text';
import { FormattedDate, FormattedMessage } from 'react-intl';

/** When the article was updated and how long it takes to read. */
export function ArticleFacts({ article: { updated, reading_minutes: minutes } }: { article: Article }) {
  const date = (
    <time dateTime={updated.slice(0, 10)}>
      <FormattedDate value={updated} timeZone="UTC" day="numeric" month="long" year="numeric" />
    </time>
  );
  return (
    <Text size={14} tone="muted">
      <FormattedMessage
        id="help.facts"
        defaultMessage="Updated {date} · {minutes, number} min read"
        description="Below the title of an article"
        values={{ date, minutes }}
      />
    </Text>
  );
}
