import type { LegalDocument } from '@hoster/contract';
import { legalPaths, legalSlugs } from '@hoster/domain/visitor/legal';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Heading } from '@hoster/ui/heading';
import { Hidden } from '@hoster/ui/hidden';
import { Spread } from '@hoster/ui/spread';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage } from 'react-intl';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { useDay } from './use-day.ts';

/** Title of a document, its scope, and the date from which this version applies. */
export function DocumentHead({ document, headline }: { document: LegalDocument; headline: string }) {
  const href = useLocalPath();
  const isStaff = useAuth().menu?.is_staff === true;
  const slug = legalSlugs.find((one) => one === document.slug);
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <Heading level={1}>{headline}</Heading>
        <Text size={18} tone="muted" measure>
          {document.summary}
        </Text>
        <Spread gap={12}>
          <Text weight="medium">
            <Applies document={document} />
          </Text>
          <Hidden withoutScript>
            <Button size="small" onClick={() => print()}>
              <FormattedMessage id="legal.print" defaultMessage="Print" description="Button: prints the document" />
            </Button>
          </Hidden>
        </Spread>
      </Stack>
      {isStaff ? (
        <Callout tone="warning">
          <p>
            <FormattedMessage
              id="legal.template"
              defaultMessage="Template: a lawyer must review this text before use."
              description="Above each legal text, for staff: it is an example, not legal advice"
            />
          </p>
        </Callout>
      ) : null}
      {document.is_current || !slug ? null : (
        <Callout tone="info">
          <p>
            <FormattedMessage
              id="legal.not-current"
              defaultMessage="This version isn’t in force. <link>Read the current version</link>"
              description="Above a version that is older, or that doesn't apply yet"
              values={{ link: (words) => <TextLink href={href(legalPaths[slug])}>{words}</TextLink> }}
            />
          </p>
        </Callout>
      )}
    </Stack>
  );
}

/** The period in which the version applies, with an end if another one has replaced it. */
function Applies({ document: { effective, is_current: isCurrent, versions } }: { document: LegalDocument }) {
  const day = useDay();
  const newer = versions.findLast(({ version }) => version > effective);
  const dates = { from: day(effective), until: newer ? day(newer.version) : '' };
  if (isCurrent) {
    return (
      <FormattedMessage
        id="legal.in-force"
        defaultMessage="In force since {from}"
        description="Below the title of a legal document; a date"
        values={dates}
      />
    );
  }
  return newer ? (
    <FormattedMessage
      id="legal.was-in-force"
      defaultMessage="In force from {from}, replaced on {until}"
      description="Below the title of an older version of a legal document; two dates"
      values={dates}
    />
  ) : (
    <FormattedMessage
      id="legal.will-be-in-force"
      defaultMessage="Applies from {from}"
      description="Below the title of a version that doesn't apply yet; a date"
      values={dates}
    />
  );
}
