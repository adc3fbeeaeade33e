import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSuggestions } from './use-suggestions.ts';

const MOST_ARTICLES = 3;

/** Help articles that match the subject and may answer the question sooner. */
export function SuggestedArticles({ subject }: { subject: string }) {
  const titleId = useId();
  const articles = useSuggestions(subject).slice(0, MOST_ARTICLES);
  return (
    <>
      {/* Always rendered, because a live region added together with its text is often not announced. */}
      <VisuallyHidden role="status">
        {articles.length > 0 ? (
          <FormattedMessage
            id="contacts.suggestions.count"
            defaultMessage="{count, plural, one {# help article may answer your question} other {# help articles may answer your question}}"
            description="Announced while the subject of a message is typed"
            values={{ count: articles.length }}
          />
        ) : null}
      </VisuallyHidden>
      {articles.length > 0 ? (
        <Stack gap={8}>
          <Text size={14} tone="muted" id={titleId}>
            <FormattedMessage
              id="contacts.suggestions"
              defaultMessage="These help articles may answer your question:"
              description="Above links to help articles, under the subject of a message"
            />
          </Text>
          <Stack element="ul" gap={8} aria-labelledby={titleId}>
            {articles.map(({ href, label }) => (
              <li key={href}>
                <TextLink href={href}>{label}</TextLink>
              </li>
            ))}
          </Stack>
        </Stack>
      ) : null}
    </>
  );
}
