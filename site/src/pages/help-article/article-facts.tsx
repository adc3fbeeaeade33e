import type { Article } from '@hoster/contract';
import { Text } from '@hoster/ui/text';
import { FormattedDate, FormattedMessage } from 'react-intl';

/** When the article was updated and, if later, checked, and how long it takes to read. */
export function ArticleFacts({ article: { updated, reviewed, reading_minutes: minutes } }: { article: Article }) {
  return (
    <Text size={14} tone="muted">
      <FormattedMessage
        id="help.facts"
        defaultMessage="Updated {date} · {minutes, number} min read"
        description="Below the title of an article"
        values={{ date: <Day value={updated} />, minutes }}
      />
      {reviewed ? (
        <>
          {' · '}
          <FormattedMessage
            id="help.reviewed"
            defaultMessage="Checked {date}"
            description="Below the title of an article that was found to be right without a change"
            values={{ date: <Day value={reviewed} /> }}
          />
        </>
      ) : null}
    </Text>
  );
}

const Day = ({ value }: { value: string }) => (
  <time dateTime={value.slice(0, 10)}>
    <FormattedDate value={value} timeZone="UTC" day="numeric" month="long" year="numeric" />
  </time>
);
