import type { Article } from '@hoster/contract';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';

export const contentsWords = defineMessage({
  id: 'help.contents',
  defaultMessage: 'On this page',
  description: 'Name of the list of headings of an article',
});

type Toc = Article['toc'];
type Part = Toc[number] & { parts: Toc };

/** Headings of the second level, each with those below it. */
const nested = (toc: Toc): Part[] =>
  toc.reduce<Part[]>((parts, entry) => {
    const last = parts.at(-1);
    return entry.level === 3 && last
      ? [...parts.slice(0, -1), { ...last, parts: [...last.parts, entry] }]
      : [...parts, { ...entry, parts: [] }];
  }, []);

interface ContentsProps {
  toc: Toc;
  /** Shows the name above the list. */
  titled?: boolean;
}

/** Links to the headings of an article. */
export function Contents({ toc, titled = false }: ContentsProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack element="nav" gap={12} aria-label={formatMessage(contentsWords)}>
      {titled ? (
        <Text size={14} weight="semibold" aria-hidden="true">
          <FormattedMessage {...contentsWords} />
        </Text>
      ) : null}
      <Stack element="ul" gap={8}>
        {nested(toc).map(({ id, title, parts }) => (
          <li key={id}>
            <TextLink href={`#${id}`} tone="quiet">
              {title}
            </TextLink>
            {parts.length > 0 ? <SubHeadings parts={parts} /> : null}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function SubHeadings({ parts }: { parts: Toc }) {
  return (
    <Stack element="ul" gap={4}>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <TextLink href={`#${id}`} tone="quiet">
            <Text element="span" size={14}>
              {title}
            </Text>
          </TextLink>
        </li>
      ))}
    </Stack>
  );
}
