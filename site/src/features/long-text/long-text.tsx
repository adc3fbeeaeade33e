import type { PageContext } from '@hoster/contract';
import { Container } from '@hoster/ui/container';
import { Disclosure } from '@hoster/ui/disclosure';
import { Prose } from '@hoster/ui/prose';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCurrency } from '../../start/use-currency.ts';
import { inCurrency } from './in-currency.ts';
import * as css from './long-text.css.ts';
import { useServiceHtml } from '../service-host/use-service-html.ts';

interface LongTextProps {
  context: PageContext | null;
  /** Folds the long text, on pages that are for doing something. */
  folded?: boolean;
}

/** What a page says at length: its questions with their answers, then its long text. Nothing for pages without. */
export function LongText({ context, folded = false }: LongTextProps) {
  const serviceHtml = useServiceHtml();
  const { currency } = useCurrency();
  const { locale } = useIntl();
  if (!context) return null;
  const { faq = [], footer } = context;
  return (
    <>
      {faq.length > 0 ? (
        <Container>
          <section aria-labelledby="faq" className={css.band}>
            <h2 id="faq" className={css.title}>
              <FormattedMessage
                id="long-text.faq"
                defaultMessage="Frequently asked questions"
                description="Heading of the questions and answers"
              />
            </h2>
            <div className={css.questions}>
              {faq.map(({ question, answer }) => (
                <Disclosure key={question} summary={question} headingLevel={3}>
                  <Prose html={serviceHtml(inCurrency(answer, currency, locale))} />
                </Disclosure>
              ))}
            </div>
          </section>
        </Container>
      ) : null}
      {footer ? (
        <Container>
          {folded ? (
            <Disclosure
              summary={
                <FormattedMessage
                  id="long-text.more"
                  defaultMessage="More about this service"
                  description="Opens the long text of an order page"
                />
              }
              headingLevel={2}
              className={css.folded}
            >
              <Prose html={serviceHtml(inCurrency(footer, currency, locale))} />
            </Disclosure>
          ) : (
            <div className={css.band}>
              <Prose html={serviceHtml(inCurrency(footer, currency, locale))} className={css.text} />
            </div>
          )}
        </Container>
      ) : null}
    </>
  );
}
