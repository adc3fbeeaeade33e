import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { pageContextQuery } from '../../api/site.ts';
import { vpsLocationsQuery, vpsOrderContextQuery, vpsParametersQuery } from '../../api/vps.ts';
import { useApp } from '../../app-context.tsx';
import { CataloguePage } from '../catalogue/catalogue-page.tsx';
import { planPageQuery } from '../catalogue/plan-page-query.ts';
import { wantedPeriod } from '../catalogue/plan-price.ts';
import { placesOf } from '../catalogue/plan-rows.ts';
import { promoIn } from '../promo-code/promo-in.ts';
import { belowFold } from '../../start/below-fold.tsx';
import { whole } from '../../start/part-boundary.tsx';
import { VpsFacts } from './facts.tsx';
import { hasMinimum, planRows, type CatalogueLanding } from './plan-rows.ts';
import { SheetNotes } from './sheet-notes.tsx';
import { surchargeOf } from './surcharge.ts';
import { VpsSheet } from './vps-sheet.tsx';

const load = () => import('./below-fold.tsx').then((module) => module.BelowFold);
const BelowFold = import.meta.env.SSR
  ? whole(await load())
  : belowFold({ load, from: '#places', areas: ['looking-glass', 'long-text'] });

interface CatalogueProps {
  /** Slug of the page's texts. */
  contextSlug: string;
  landing: CatalogueLanding | null;
}

/** The VPS catalogue: whole, of one country, or for one purpose. */
export function Catalogue({ contextSlug, landing }: CatalogueProps) {
  const app = useApp();
  const [query] = useSearchParams();
  const promoCode = promoIn(query);
  const { data: context } = useSuspenseQuery(vpsOrderContextQuery(app, { promoCode }));
  const { data: shops = [] } = useQuery(vpsLocationsQuery(app));
  const { data: parameters } = useQuery({ ...vpsParametersQuery(app), enabled: hasMinimum(landing) });
  const { data: texts = null } = useQuery(pageContextQuery(app, contextSlug));

  const { tariffs, locations } = context;
  const period = wantedPeriod(context.rent_periods, query);
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
      period={period}
      promoCode={promoCode}
      sheet={
        <VpsSheet
          rows={rows}
          period={period}
          surcharge={surchargeOf(landing, locations, shops)}
          promo={context.promo}
          query={planPageQuery({ landing, places, period, promoCode })}
        />
      }
      notes={<SheetNotes trial={context.trial} tax={context.tax} />}
    >
      <BelowFold landing={landing} contextSlug={contextSlug} />
    </CataloguePage>
  );
}
