import { Hidden } from '@hoster/ui/hidden';
import { WorldMap, type WorldMapPoint } from '@hoster/ui/world-map';
import { places } from '../../features/world/places.ts';
import type { VpnOrder } from './vpn-order.ts';

/** The servers on the map, and the route between the chosen ones. The choices say the same in words. */
export function RouteMap({ order: { data, choice } }: { order: VpnOrder }) {
  const { exit_node_location: exit, entry_node_location: entry } = choice;
  const slugOf = (id: number | null) => data.nodes.find((node) => node.id === id)?.slug;
  const chosen = [slugOf(entry), slugOf(exit)];
  const points = data.nodes.flatMap(({ slug, city, is_available: available }): WorldMapPoint[] => {
    const place = places[slug];
    if (!place) return [];
    const isChosen = chosen.includes(slug);
    // Europe is full: only what is chosen is named.
    const side = isChosen ? place.side : 'none';
    return [{ ...place, id: slug, label: city, side, state: isChosen ? 'active' : available ? 'idle' : 'off' }];
  });
  const [from, to] = chosen;
  return (
    <Hidden withoutScript>
      <WorldMap label="" aria-hidden points={points} {...(from && to && { routes: [{ from, to }] })} />
    </Hidden>
  );
}
