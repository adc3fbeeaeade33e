import { Stack } from '@hoster/ui/stack';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { pageContextQuery } from '../../api/site.ts';
import { vhCmsLandingsQuery, vhContextQuery, vhLocationLandingsQuery } from '../../api/web-hosting.ts';
import { useApp } from '../../app/app-context.tsx';
import { CataloguePage } from '../../parts/catalogue/catalogue-page.tsx';
import { PriceNote } from '../../parts/catalogue/price-note.tsx';
import { planPageQuery } from '../../parts/catalogue/plan-page-query.ts';
import { isSoldOut } from '../../parts/catalogue/plan-rows.ts';
import { promoIn } from '../../parts/promo-code/promo-in.ts';
import { lazyPart } from '../../app/lazy-part.ts';
import { Part } from '../../app/part.tsx';
import { CmsMark } from './cms-mark.tsx';
import { ElsewhereNote } from './elsewhere-note.tsx';
import { VhFacts } from './vh-facts.tsx';
import { cmsOfLanding, vhPlaces, vhRows } from './vh-rows.ts';
import { VhSheet } from './vh-sheet.tsx';

const BelowFold = lazyPart(() => import('./below-fold.tsx').then((module) => module.BelowFold));

/** Rarely needed. */
const SoldOutNote = lazyPart(
  () => import('../../parts/catalogue/sold-out-note.tsx').then((module) => module.SoldOutNote),
  ['sold-out', 'stock-notice'],
);

/** Subject of a catalogue page: everything, a system, or a country. */
type About = { kind: 'all' } | { kind: 'for' | 'in'; slug: string };

/** The web hosting catalogue: complete, for one system, or for one country. Its loader has answered 404 for others. */
export function VhCatalogue({ about }: { about: About }) {
  const app = useApp();
  const [query] = useSearchParams();
  const promoCode = promoIn(query);
  const { data: context } = useSuspenseQuery(vhContextQuery(app, promoCode, 'catalogue'));
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
  const rows = vhRows(tariffs, locations, landing);
  const { own, offered } = vhPlaces(tariffs, locations, landing);
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
      facts={<VhFacts landing={landing} context={context} tariffs={rows.map(({ tariff }) => tariff)} places={own} />}
      context={context}
      promoCode={promoCode}
      isEmpty={rows.length === 0}
      sheet={(period) => (
        <Stack gap={24}>
          {own.length === 0 && offered[0] && <ElsewhereNote place={offered[0]} landings={byCountry} />}
          {isSoldOut(rows, own, landing) ? (
            <Part>
              <SoldOutNote line="web_hosting" places={own} {...{ locations, rows }} landings={byCountry} />
            </Part>
          ) : null}
          <VhSheet
            rows={rows}
            period={period}
            promo={context.promo}
            cms={cms}
            query={planPageQuery({
              landing,
              places: offered,
              period,
              promoCode,
              ...(cms && { more: { cms: cms.slug } }),
            })}
          />
        </Stack>
      )}
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
      <Part>
        <BelowFold landing={landing} contextSlug={contextSlug} />
      </Part>
    </CataloguePage>
  );
}
