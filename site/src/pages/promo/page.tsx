import { Stack } from '@hoster/ui/stack';
import { Inline } from '@hoster/ui/inline';
import { Heading } from '@hoster/ui/heading';
import { PageBody } from '@hoster/ui/page-body';
import { Button } from '@hoster/ui/button';
import { LinkButton } from '@hoster/ui/link-button';
import { TextField } from '@hoster/ui/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { promoWords as words } from '../../features/promo/promo-words.ts';
import type { PromoResult } from '../../features/promo/send-promo.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { useSite } from '../../app/visitor/use-site.ts';

/** Requests the promo code, and shows the result. */
export function Page() {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const result = useActionData<PromoResult | null>();
  const { config } = useSite();
  return (
    <PageBody element="main" id="main" width="narrow" padding="huge" gap={24}>
      <Heading level={1} size={36}>
        <FormattedMessage
          id="promo.title"
          defaultMessage="Get a promo code by email"
          description="Title of the promo page"
        />
      </Heading>
      {result?.sent ? (
        <>
          <p role="status">
            <FormattedMessage {...words.thanks} />
          </p>
          <Inline>
            <LinkButton href={href('/virtual-private-servers/')}>
              <FormattedMessage
                id="promo.choose"
                defaultMessage="Choose a VPS"
                description="Button after the code was sent"
              />
            </LinkButton>
          </Inline>
        </>
      ) : (
        <form method="post" noValidate>
          <Stack align="start">
            {config ? (
              <p>
                <FormattedMessage
                  id="layout.promo.offer"
                  defaultMessage="New customers get {percent}% off the first {months, plural, one {month} other {# months}}"
                  description="Promo banner: what is offered"
                  values={{ percent: config.promo.discount_percent, months: config.promo.months }}
                />
              </p>
            ) : null}
            <TextField
              label={formatMessage(words.email)}
              type="email"
              name="email"
              autoComplete="email"
              {...(result && { error: result.texts || formatMessage(words.failed) })}
            />
            <Button type="submit" variant="action">
              <FormattedMessage {...words.send} />
            </Button>
          </Stack>
        </form>
      )}
    </PageBody>
  );
}
