import type { LegalDocument } from '@hoster/contract';
import { Disclosure } from '@hoster/ui/disclosure';
import { Heading } from '@hoster/ui/heading';
import { Hidden } from '@hoster/ui/hidden';
import { Stack } from '@hoster/ui/stack';
import { TextLink } from '@hoster/ui/text-link';
import { defineMessages, useIntl } from 'react-intl';

const words = defineMessages({
  title: { id: 'legal.contents', defaultMessage: 'Contents', description: 'Heading of the sections of a document' },
});

/** Links to the sections of a document, collapsed on phones. */
export function Contents({ toc }: Pick<LegalDocument, 'toc'>) {
  const { formatMessage } = useIntl();
  const sections = toc.filter(({ level }) => level === 2);
  if (sections.length < 2) return null;
  const list = (
    <Stack element="ul" gap={8}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <TextLink href={`#${id}`} tone="quiet">
            {title}
          </TextLink>
        </li>
      ))}
    </Stack>
  );
  return (
    <nav aria-label={formatMessage(words.title)}>
      <Hidden above="lg">
        <Disclosure summary={formatMessage(words.title)}>{list}</Disclosure>
      </Hidden>
      <Hidden below="lg">
        <Stack gap={12}>
          <Heading level={2} size={16}>
            {formatMessage(words.title)}
          </Heading>
          {list}
        </Stack>
      </Hidden>
    </nav>
  );
}
