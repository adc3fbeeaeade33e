import type { LegalDocument, LegalQuery } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { Heading } from '@hoster/ui/heading';
import { Hidden } from '@hoster/ui/hidden';
import { Prose } from '@hoster/ui/prose';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage } from 'react-intl';
import { useDay } from './use-day.ts';

interface ChangesProps {
  document: LegalDocument;
  asked: LegalQuery;
}

/** Changes in this version in one sentence; when a comparison was requested, word by word. */
export function Changes({ document, asked }: ChangesProps) {
  const { changes } = document.versions.find(({ version }) => version === document.version) ?? {};
  const previous = document.versions.find(({ version }) => version < document.version);
  if (document.diff !== null && document.compared !== null) {
    return <Difference html={document.diff} since={document.compared} />;
  }
  if (!changes || !previous) return null;
  const search = new URLSearchParams({ ...(asked.version && { version: asked.version }), compare: previous.version });
  return (
    <Callout
      title={
        <FormattedMessage
          id="legal.changes"
          defaultMessage="What changed in this version"
          description="Title of a note on a legal document"
        />
      }
    >
      <p>{changes}</p>
      <Hidden print>
        <p>
          <TextLink href={`?${search}`}>
            <FormattedMessage
              id="legal.changes.show"
              defaultMessage="Show all changes"
              description="Link from the note on what changed to the comparison with the version before"
            />
          </TextLink>
        </p>
      </Hidden>
    </Callout>
  );
}

function Difference({ html, since }: { html: string; since: string }) {
  const day = useDay();
  return (
    <Stack element="section" gap={16} aria-labelledby="changes" id="difference">
      <Heading level={2} size={28} id="changes">
        <FormattedMessage
          id="legal.difference"
          defaultMessage="Compared with the version of {date}"
          description="Heading of the comparison of two versions; a date"
          values={{ date: day(since) }}
        />
      </Heading>
      {html === '' ? (
        <Text>
          <FormattedMessage
            id="legal.difference.none"
            defaultMessage="The texts are the same."
            description="The comparison of two versions found no difference"
          />
        </Text>
      ) : (
        <>
          <Text size={14} tone="muted">
            <FormattedMessage
              id="legal.difference.key"
              defaultMessage="<ins>Added text</ins> is underlined, <del>removed text</del> is struck through. Unchanged paragraphs aren’t shown."
              description="Key of the comparison"
              values={{ ins: (text) => <ins>{text}</ins>, del: (text) => <del>{text}</del> }}
            />
          </Text>
          <Prose html={html} />
        </>
      )}
    </Stack>
  );
}
