import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Container } from '@hoster/ui/container';
import { Heading } from '@hoster/ui/heading';
import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pageContextQuery } from '../../api/site.ts';
import {
  vpsLocationLandingsQuery,
  vpsLocationsQuery,
  vpsOrderContextQuery,
  vpsTypeLandingsQuery,
} from '../../api/vps.ts';
import { useApp } from '../../app-context.tsx';
import { promoIn } from '../promo-code/promo-in.ts';
import { PromoNote } from '../promo-code/promo-note.tsx';
import { LongText } from '../long-text/long-text.tsx';
import * as css from './catalogue.css.ts';
import { Facts } from './facts.tsx';
import { LandingLinks } from './landing-links.tsx';
import { PeriodSwitch } from './period-switch.tsx';
import { wantedPeriod } from './plan-price.ts';
import { placesOf, planRows, type CatalogueLanding } from './plan-rows.ts';
import { PlanSheet } from './plan-sheet.tsx';
import { Places } from './places.tsx';
import { planPageQuery, surchargeOf } from './landing-query.ts';
import { SheetNotes } from './sheet-notes.tsx';

interface CatalogueProps {
  /** Slug of the page's texts. */
  contextSlug: string;
  landing: CatalogueLanding | null;
}

/** The VPS catalogue: whole, of one country, or for one purpose. */
export function Catalogue({ contextSlug, landing }: CatalogueProps) {
  const app = useApp();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const promoCode = promoIn(query);
  const { data: context } = useSuspenseQuery(vpsOrderContextQuery(app, { promoCode }));
  const { data: byCountry } = useSuspenseQuery(vpsLocationLandingsQuery(app));
  const { data: byType } = useSuspenseQuery(vpsTypeLandingsQuery(app));
  const { data: shops = [] } = useQuery(vpsLocationsQuery(app));
  const { data: texts = null } = useQuery(pageContextQuery(app, contextSlug));

  const { tariffs, locations, rent_periods: periods } = context;
  const period = wantedPeriod(periods, query);
  const rows = planRows(tariffs, locations, landing);
  const places = placesOf(locations, landing);
  return (
    <main id="main">
      <Container element="header" className={css.lead}>
        <div className={css.leadText}>
          <Heading level={1}>
            {texts?.headline ?? landing?.label ?? (
              <FormattedMessage
                id="vps.title"
                defaultMessage="VPS on NVMe drives"
                description="Heading of the VPS catalogue"
              />
            )}
          </Heading>
          <Text size={18} tone="muted">
            {landing?.short_description ?? (
              <FormattedMessage
                id="vps.lead"
                defaultMessage="{count, plural, one {# plan} other {# plans}} on KVM with root access. Choose your resources, see the final price and get your server in about a minute."
                description="Under the heading of the VPS catalogue"
                values={{ count: rows.filter(({ tariff }) => !tariff.is_custom).length }}
              />
            )}
          </Text>
        </div>
        <Facts landing={landing} context={context} rows={rows} places={places} />
      </Container>
      <Container element="section" aria-labelledby="plans">
        <div className={css.sheetHead}>
          <h2 id="plans" className={css.bandTitle}>
            <FormattedMessage id="vps.plans" defaultMessage="Plans" description="Heading of the table of plans" />
          </h2>
          <PeriodSwitch periods={periods} chosen={period} path={pathname} promoCode={promoCode} />
        </div>
        <PromoNote promo={context.promo} />
        <PlanSheet
          rows={rows}
          period={period}
          surcharge={landing?.country_code ? surchargeOf(places, shops) : 0}
          promo={context.promo}
          query={planPageQuery(landing, places, period, promoCode)}
        />
        <SheetNotes trial={context.trial} />
      </Container>
      <Container element="section" aria-labelledby="places" className={css.band}>
        <h2 id="places" className={css.bandTitle}>
          <FormattedMessage
            id="vps.places"
            defaultMessage="Data centres"
            description="Heading of the list of data centres"
          />
        </h2>
        <Places
          places={places}
          tariffs={tariffs}
          pages={
            new Map(
              byCountry.flatMap(({ country_code, url }) =>
                country_code && !landing?.country_code ? [[country_code, url]] : [],
              ),
            )
          }
        />
        <div className={css.linkGroups}>
          <LandingLinks
            title={
              <FormattedMessage
                id="vps.by-country"
                defaultMessage="By country"
                description="Heading of links to catalogue pages"
              />
            }
            landings={byCountry}
            current={landing}
          />
          <LandingLinks
            title={
              <FormattedMessage
                id="vps.by-purpose"
                defaultMessage="By purpose"
                description="Heading of links to catalogue pages"
              />
            }
            landings={byType}
            current={landing}
          />
        </div>
      </Container>
      <LongText context={texts} />
    </main>
  );
}
