import type { HelpTag } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Inline } from '@hoster/ui/inline';
import { TextLink } from '@hoster/ui/text-link';
import { useIntl } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { tagPath } from './help-address.ts';
import { helpMessages } from './words.ts';

/** Links to the articles of tags. */
export function TagLinks({ tags }: { tags: readonly HelpTag[] }) {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  return (
    <Inline element="ul" gap={8} aria-label={formatMessage(helpMessages.tags)}>
      {tags.map(({ slug, name }) => (
        <li key={slug}>
          <TextLink href={href(tagPath(slug))} tone="quiet">
            <Badge>{name}</Badge>
          </TextLink>
        </li>
      ))}
    </Inline>
  );
}
