import type { PageContext } from '@hoster/contract';
import { Container } from '@hoster/ui/container';
import { Disclosure } from '@hoster/ui/disclosure';
import { Prose } from '@hoster/ui/prose';
import { FormattedMessage } from 'react-intl';
import * as css from './long-text.css.ts';

/** What a page says at length: its questions with their answers, then its long text. Nothing for pages without. */
export function LongText({ context }: { context: PageContext | null }) {
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
                defaultMessage="Questions before you order"
                description="Heading of the questions and answers"
              />
            </h2>
            <div className={css.questions}>
              {faq.map(({ question, answer }) => (
                <Disclosure key={question} summary={question} headingLevel={3}>
                  <Prose html={answer} />
                </Disclosure>
              ))}
            </div>
          </section>
        </Container>
      ) : null}
      {footer ? (
        <Container>
          <div className={css.band}>
            <Prose html={footer} className={css.text} />
          </div>
        </Container>
      ) : null}
    </>
  );
}
