import type { VpsLocation } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Inline } from '@hoster/ui/inline';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import type { route } from './route.ts';
import { latencyWords } from '../../parts/latency/latency-words.ts';
import type { Latency } from '../../parts/latency/nearest.ts';
import { THIS_SITE } from './this-site.ts';
import * as css from './data-centers.css.ts';

export interface LocationListProps {
  locations: readonly VpsLocation[];
  latency: Latency;
}

/** The data centres in a table: code, location, port, and measured latency. */
export function LocationList({ locations, latency }: LocationListProps) {
  const href = useLocalPath();
  const { landings } = usePageData<typeof route>();
  const measured = THIS_SITE in latency;
  return (
    <table className={css.table}>
      <thead className={css.head}>
        <tr>
          <th scope="col">
            <FormattedMessage id="home.column.code" defaultMessage="Code" description="Column: data centre’s code" />
          </th>
          <th scope="col">
            <FormattedMessage id="home.column.place" defaultMessage="City" description="Column: city and country" />
          </th>
          <th scope="col" className={css.number}>
            {measured ? (
              <FormattedMessage
                id="home.column.latency"
                defaultMessage="Latency"
                description="Column: measured in the browser"
              />
            ) : (
              <FormattedMessage
                id="home.column.port"
                defaultMessage="Port"
                description="Column: speed of the network port"
              />
            )}
          </th>
        </tr>
      </thead>
      <tbody>
        {locations.map((one) => {
          const landing = landings[one.country_code];
          const place = one.city === one.name ? one.city : `${one.city}, ${one.name}`;
          return (
            <tr key={one.id}>
              <td className={css.mono}>{one.datacenter}</td>
              <td>
                <Inline rowGap={0}>
                  {landing ? (
                    <a href={href(landing)} className={css.place}>
                      {place}
                    </a>
                  ) : (
                    place
                  )}
                  {one.is_available ? null : (
                    <Badge>
                      <FormattedMessage
                        id="home.sold-out"
                        defaultMessage="sold out"
                        description="Beside a data centre that is sold out"
                      />
                    </Badge>
                  )}
                </Inline>
              </td>
              <td className={css.number}>
                {measured ? <Time of={latency[one.slug]} /> : <Port mbps={one.port_mbps} />}
              </td>
            </tr>
          );
        })}
        {measured ? (
          <tr>
            <td className={css.mono}>WWW</td>
            <td>
              <FormattedMessage
                id="home.this-site"
                defaultMessage="This site, for comparison"
                description="Row of the latency table"
              />
            </td>
            <td className={css.number}>
              <Time of={latency[THIS_SITE]} />
            </td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

/** A port in Mbps, from 1000 on in Gbps. */
function Port({ mbps }: { mbps: number }) {
  return mbps < 1000 ? (
    <FormattedMessage id="home.mbps" defaultMessage="{speed} Mbps" values={{ speed: mbps }} />
  ) : (
    <FormattedMessage id="home.gbps" defaultMessage="{speed} Gbps" values={{ speed: mbps / 1000 }} />
  );
}

function Time({ of: time }: { of: number | null | undefined }) {
  if (time === undefined) {
    return (
      <>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>
          <FormattedMessage id="home.no-host" defaultMessage="no test host" description="Instead of a latency" />
        </VisuallyHidden>
      </>
    );
  }
  if (time === null) {
    return <FormattedMessage {...latencyWords.noAnswer} />;
  }
  return <FormattedMessage {...latencyWords.time} values={{ time: Math.round(time) }} />;
}
