import type { PageContext } from '@hoster/contract';
import { Band } from '@hoster/ui/band';
import { Container } from '@hoster/ui/container';
import { Disclosure } from '@hoster/ui/disclosure';
import { Prose } from '@hoster/ui/prose';
import { memo } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { usePageParams } from '../../app/router/page-slot.tsx';
import { useCurrency } from '../../app/visitor/use-currency.ts';
import { inCurrency } from './in-currency.ts';
import * as css from './long-text.css.ts';
import { useServiceHtml } from '../service-host/use-service-html.ts';

const titles: Readonly<Record<'service' | 'shop' | 'landing', MessageDescriptor>> = defineMessages({
  service: {
    id: 'long-text.more',
    defaultMessage: 'More about this service',
    description: 'Opens the long text of an order page',
  },
  shop: {
    id: 'long-text.more.shop',
    defaultMessage: 'More about our services',
    description: 'Opens the long text of the home page',
  },
  landing: {
    id: 'long-text.more.landing',
    defaultMessage: 'More about {headline}',
    description: 'Opens the long text of a page about a country or a purpose; its heading, such as “VPS in Spain”',
  },
});

interface LongTextProps {
  context: PageContext | null;
  /** Collapses the long text, on pages with a task; what it's about is in its title. */
  folded?: keyof typeof titles;
}

/** The long content of a page: questions with answers, then the long text. Nothing for pages without. */
export const LongText = memo(function LongText({ context, folded }: LongTextProps) {
  const serviceHtml = useServiceHtml();
  const { currency } = useCurrency();
  const { locale } = useIntl();
  // An open answer stays open when the language changes, not on another page.
  const { slug } = usePageParams();
  if (!context) return null;
  const { faq = [], footer, headline } = context;
  const prose = (html: string) => <Prose html={serviceHtml(inCurrency(html, currency, locale))} />;
  const text = footer ? prose(footer) : null;
  return (
    <>
      {faq.length > 0 ? (
        <Band
          layout="side"
          padding="small"
          ruled
          titleId="faq"
          title={
            <FormattedMessage
              id="long-text.faq"
              defaultMessage="Frequently asked questions"
              description="Heading of the questions and answers"
            />
          }
        >
          {faq.map(({ question, answer }, index) => (
            <Disclosure key={`${slug} ${index}`} summary={question} headingLevel={3}>
              {prose(answer)}
            </Disclosure>
          ))}
        </Band>
      ) : null}
      {text && folded ? (
        <Container>
          <Disclosure
            summary={<FormattedMessage {...titles[folded]} values={{ headline }} />}
            headingLevel={2}
            className={css.folded}
          >
            {text}
          </Disclosure>
        </Container>
      ) : text ? (
        <Band layout="side" padding="small" ruled>
          {text}
        </Band>
      ) : null}
    </>
  );
});
