import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { pageContextQuery } from '../../api/site.ts';
import { vhCmsLandingsQuery, vhContextQuery, vhLocationLandingsQuery } from '../../api/web-hosting.ts';
import { useApp } from '../../app-context.tsx';
import { CataloguePage } from '../catalogue/catalogue-page.tsx';
import { PriceNote } from '../catalogue/price-note.tsx';
import { planPageQuery } from '../catalogue/plan-page-query.ts';
import { wantedPeriod } from '../catalogue/plan-price.ts';
import { placesOf } from '../catalogue/plan-rows.ts';
import { promoIn } from '../promo-code/promo-in.ts';
import { belowFold } from '../../start/below-fold.tsx';
import { whole } from '../../start/part-boundary.tsx';
import { CmsMark } from './cms-mark.tsx';
import { VhFacts } from './vh-facts.tsx';
import { cmsOfLanding, vhRows } from './vh-rows.ts';
import { VhSheet } from './vh-sheet.tsx';

const load = () => import('./below-fold.tsx').then((module) => module.BelowFold);
const BelowFold = import.meta.env.SSR
  ? whole(await load())
  : belowFold({ load, from: '#systems', areas: ['web-hosting-below-fold', 'looking-glass', 'long-text'] });

/** What a page of the catalogue is about: everything, a system, or a country. */
type About = { kind: 'all' } | { kind: 'for' | 'in'; slug: string };

/** The catalogue of web hosting: whole, for one system, or of one country. Its loader has answered 404 for others. */
export function VhCatalogue({ about }: { about: About }) {
  const app = useApp();
  const [query] = useSearchParams();
  const promoCode = promoIn(query);
  const { data: context } = useSuspenseQuery(vhContextQuery(app, promoCode));
  const { data: byCountry } = useSuspenseQuery(vhLocationLandingsQuery(app));
  const { data: byCms } = useSuspenseQuery(vhCmsLandingsQuery(app));
  const contextSlug = about.kind === 'all' ? 'vh-list' : `vh-${about.kind}-${about.slug}`;
  const { data: texts = null } = useQuery(pageContextQuery(app, contextSlug));
  const landing =
    about.kind === 'all'
      ? null
      : ((about.kind === 'in' ? byCountry : byCms).find(({ slug }) => slug === about.slug) ?? null);
  const cms = cmsOfLanding(landing);
  const { tariffs, locations } = context;
  const period = wantedPeriod(context.rent_periods, query);
  const rows = vhRows(tariffs, locations, landing);
  const places = placesOf(locations, landing);
  return (
    <CataloguePage
      texts={texts}
      title={
        landing?.label ?? (
          <FormattedMessage
            id="web-hosting.title"
            defaultMessage="Web hosting"
            description="Heading of the web hosting catalogue, while its texts are missing"
          />
        )
      }
      mark={cms && <CmsMark cms={cms} size="large" />}
      lead={
        landing?.short_description ?? (
          <FormattedMessage
            id="web-hosting.lead"
            defaultMessage="A place for your sites, databases and email. We look after the server; you choose the PHP version and install your CMS in one click."
            description="Under the heading of the web hosting catalogue"
          />
        )
      }
      facts={<VhFacts landing={landing} context={context} tariffs={rows.map(({ tariff }) => tariff)} places={places} />}
      context={context}
      period={period}
      promoCode={promoCode}
      sheet={
        <VhSheet
          rows={rows}
          period={period}
          promo={context.promo}
          cms={cms}
          query={planPageQuery({ landing, places, period, promoCode, ...(cms && { more: { cms: cms.slug } }) })}
        />
      }
      notes={
        <>
          <p>
            <FormattedMessage
              id="web-hosting.note"
              defaultMessage="Not for you? We refund your first payment within {days, plural, one {# day} other {# days}}."
              description="Under the table of plans"
              values={{ days: context.test_days }}
            />{' '}
            <FormattedMessage
              id="web-hosting.note.units"
              defaultMessage="1 GB is 1,024 MB."
              description="Under the table of plans: what the units mean"
            />
          </p>
          <p>
            <PriceNote tax={context.tax} />
          </p>
        </>
      }
    >
      <BelowFold landing={landing} contextSlug={contextSlug} />
    </CataloguePage>
  );
}
