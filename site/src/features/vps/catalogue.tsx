import { Stack } from '@hoster/ui/stack';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { pageContextQuery } from '../../api/site.ts';
import {
  vpsLocationLandingsQuery,
  vpsLocationsQuery,
  vpsOrderContextQuery,
  vpsParametersQuery,
} from '../../api/vps.ts';
import { useApp } from '../../app/app-context.tsx';
import { CataloguePage } from '../../parts/catalogue/catalogue-page.tsx';
import { planPageQuery } from '../../parts/catalogue/plan-page-query.ts';
import { isSoldOut, placesOf } from '../../parts/catalogue/plan-rows.ts';
import { promoIn } from '../../parts/promo-code/promo-in.ts';
import { lazyPart } from '../../app/lazy-part.ts';
import { Part } from '../../app/part.tsx';
import { VpsFacts } from './facts.tsx';
import { hasMinimum, planRows, type CatalogueLanding } from './plan-rows.ts';
import { SheetNotes } from './sheet-notes.tsx';
import { surchargeOf } from './surcharge.ts';
import { VpsSheet } from './vps-sheet.tsx';

const BelowFold = lazyPart(() => import('./below-fold.tsx').then((module) => module.BelowFold));

/** Rarely needed. */
const SoldOutNote = lazyPart(
  () => import('../../parts/catalogue/sold-out-note.tsx').then((module) => module.SoldOutNote),
  ['sold-out', 'stock-notice'],
);

interface VpsCatalogueProps {
  /** Slug of the page's texts. */
  contextSlug: string;
  landing: CatalogueLanding | null;
}

/** The VPS catalogue: complete, for one country, or for one purpose. */
export function VpsCatalogue({ contextSlug, landing }: VpsCatalogueProps) {
  const app = useApp();
  const [query] = useSearchParams();
  const promoCode = promoIn(query);
  const { data: context } = useSuspenseQuery(vpsOrderContextQuery(app, { promoCode, scope: 'catalogue' }));
  const { data: shops = [] } = useQuery(vpsLocationsQuery(app));
  const { data: byCountry = [] } = useQuery(vpsLocationLandingsQuery(app));
  const { data: parameters } = useQuery({ ...vpsParametersQuery(app), enabled: hasMinimum(landing) });
  const { data: texts = null } = useQuery(pageContextQuery(app, contextSlug));

  const { tariffs, locations } = context;
  const rows = planRows(tariffs, locations, landing, parameters);
  const places = placesOf(locations, landing);
  return (
    <CataloguePage
      texts={texts}
      title={
        landing?.label ?? (
          <FormattedMessage
            id="vps.title"
            defaultMessage="VPS on NVMe drives"
            description="Heading of the VPS catalogue"
          />
        )
      }
      lead={
        landing?.short_description ?? (
          <FormattedMessage
            id="vps.lead"
            defaultMessage="{count, plural, one {# plan} other {# plans}} on KVM with root access. Choose your resources, see the final price and get your server in about a minute."
            description="Under the heading of the VPS catalogue"
            values={{ count: rows.filter(({ tariff }) => !tariff.is_custom).length }}
          />
        )
      }
      facts={<VpsFacts landing={landing} context={context} rows={rows} places={places} />}
      context={context}
      promoCode={promoCode}
      isEmpty={rows.length === 0}
      sheet={(period) => (
        <Stack gap={24}>
          {isSoldOut(rows, places, landing) ? (
            <Part>
              <SoldOutNote line="vps" {...{ places, locations, rows }} landings={byCountry} />
            </Part>
          ) : null}
          <VpsSheet
            rows={rows}
            period={period}
            surcharge={surchargeOf(landing, locations, shops)}
            promo={context.promo}
            query={planPageQuery({ landing, places, period, promoCode })}
          />
        </Stack>
      )}
      notes={<SheetNotes trial={context.trial} tax={context.tax} />}
    >
      <Part>
        <BelowFold landing={landing} contextSlug={contextSlug} />
      </Part>
    </CataloguePage>
  );
}
