import type { Banner } from '@hoster/contract';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../app/app-context.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import * as css from './promo-banner.css.ts';

/** The banner of the company, from its start to its end; null at other times. */
export function activeBanner(banner: Banner | null, now = Date.now()): Banner | null {
  return banner && Date.parse(banner.starts) <= now && now < Date.parse(banner.ends) ? banner : null;
}

/** Promo banner with the company's own text, code and link. */
export function OwnBanner({ banner, close }: { banner: Banner; close: ReactNode }) {
  const { lang } = useApp();
  const href = useLocalPath();
  const { code, link, text } = banner;
  return (
    <aside className={css.root} aria-labelledby="promo-offer">
      <div className={css.bar}>
        <div className={css.own}>
          <p id="promo-offer">{text[lang]}</p>
          {code === null ? null : (
            <p>
              <FormattedMessage
                id="layout.promo.code"
                defaultMessage="Promo code {code}"
                description="Promo banner: a code to type in an order"
                values={{ code: <strong>{code}</strong> }}
              />
            </p>
          )}
          {link === null ? null : (
            <a href={link.startsWith('/') ? href(link) : link} className={css.more}>
              <FormattedMessage
                id="layout.promo.more"
                defaultMessage="Learn more"
                description="Promo banner: link to the page of the offer"
              />
            </a>
          )}
        </div>
        {close}
      </div>
    </aside>
  );
}
