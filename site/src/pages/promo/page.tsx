import { Button } from '@hoster/ui/button';
import { Container } from '@hoster/ui/container';
import { LinkButton } from '@hoster/ui/link-button';
import { TextField } from '@hoster/ui/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { promoWords as words } from '../../features/promo/promo-words.ts';
import type { PromoResult } from '../../features/promo/send-promo.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { useSite } from '../../start/use-site.ts';
import * as css from './page.css.ts';

/** Asks for the promo code, and says what came of it. */
export function Page() {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const result = useActionData<PromoResult | null>();
  const { config } = useSite();
  return (
    <Container element="main" id="main" width="narrow" className={css.page}>
      <h1 className={css.title}>
        <FormattedMessage
          id="promo.title"
          defaultMessage="Get a promo code by email"
          description="Title of the promo page"
        />
      </h1>
      {result?.sent ? (
        <>
          <p role="status">
            <FormattedMessage {...words.thanks} />
          </p>
          <LinkButton href={href('/virtual-private-servers/')}>
            <FormattedMessage
              id="promo.choose"
              defaultMessage="Choose a VPS"
              description="Button after the code was sent"
            />
          </LinkButton>
        </>
      ) : (
        <form method="post" className={css.form} noValidate>
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
        </form>
      )}
    </Container>
  );
}
