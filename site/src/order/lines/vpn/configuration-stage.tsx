import { entriesOf, exitsOf, vpnPricing } from '@hoster/domain/lines/vpn';
import { Callout } from '@hoster/ui/callout';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldErrors } from '../../../api/errors.ts';
import { ChangeLink } from '../../stages/configuration/change-link.tsx';
import { anchorIn, problemNoticeId } from '../../stages/configuration/common-fields.ts';
import { ConfigurationForm } from '../../stages/configuration/configuration-form.tsx';
import { ElsewhereLink } from '../../stages/configuration/elsewhere-link.tsx';
import { ItemsFields } from '../../stages/configuration/items-fields.tsx';
import { NotPlaced } from '../../stages/configuration/not-placed.tsx';
import { CommentFields } from '../../stages/configuration/comment-fields.tsx';
import { PeriodField } from '../../stages/configuration/period-field.tsx';
import { NodeField } from './node-field.tsx';
import { ProductField } from './product-field.tsx';
import type { VpnControls } from './use-vpn-order.ts';
import { fieldNames, itemWords, vpnFields } from './vpn-fields.ts';
import { vpnLine } from './vpn-line.ts';
import { leastLoaded, vpnQuery, type VpnOrder } from './vpn-order.ts';
import { Hidden } from '@hoster/ui/hidden';
import { WorldMap, type WorldMapPoint } from '@hoster/ui/world-map';
import { places } from '../../../parts/world-map/places.ts';

interface ConfigurationStageProps {
  controls: VpnControls;
  /** Errors of a rejected order for this section. */
  errors: FieldErrors;
}

/** The configuration form. */
export function ConfigurationStage({ controls, errors }: ConfigurationStageProps) {
  const { formatMessage } = useIntl();
  const { order, choose } = controls;
  const { choice, data } = order;
  const { product, exit_node_location: exit, entry_node_location: entry } = choice;
  const entries = entriesOf(data, exit);
  return (
    <ConfigurationForm
      onEarlyChoices={controls.chooseForm}
      errors={errors}
      fields={vpnFields}
      problem={vpnLine.firstProblem(order)}
      anchorsOf={(problem) => [problemNoticeId(problem), anchorIn(vpnFields, problem) ?? '']}
    >
      <ProductField controls={controls} errors={errors} />
      <NodeField
        id="exit"
        title={formatMessage(fieldNames.exit)}
        hint={
          <FormattedMessage
            id="vpn.exit.hint"
            defaultMessage="Websites see this location. The percentage is the server’s load: the lower, the faster."
            description="Under the heading of the exit server"
          />
        }
        nodes={exitsOf(data, product)}
        value={exit}
        // An incompatible entry is kept and explained, because arrow keys select exits in passing.
        onValueChange={(id) => choose({ exit_node_location: id })}
        error={errors['exit_node_location']}
      >
        <Impossible controls={controls} field="exit_node_location" />
      </NodeField>
      {product === 'multi-hop' ? (
        <NodeField
          id="entry"
          title={formatMessage(fieldNames.entry)}
          hint={
            <FormattedMessage
              id="vpn.entry.hint"
              defaultMessage="Your devices connect to this server. Your internet provider sees only this one."
              description="Under the heading of the entry server"
            />
          }
          nodes={data.nodes.filter(({ id, roles }) => roles.includes('entry') && id !== exit)}
          value={entry}
          onValueChange={(id) => choose({ entry_node_location: id })}
          fits={(node) => entries.includes(node)}
          error={errors['entry_node_location']}
        >
          <Impossible controls={controls} field="entry_node_location" />
        </NodeField>
      ) : null}
      <RouteMap order={order} />
      <PeriodField
        controls={controls}
        errors={errors}
        pricingFor={(months) => vpnPricing(data, { ...choice, rent_period: months })}
      />
      <ItemsFields controls={controls} errors={errors} words={itemWords} />
      <CommentFields controls={controls} errors={errors} />
    </ConfigurationForm>
  );
}

interface ImpossibleProps {
  controls: VpnControls;
  field: 'exit_node_location' | 'entry_node_location';
}

/** Notice that the chosen server is unavailable, or not on this route, with a link to the least loaded alternative. */
function Impossible({ controls, field }: ImpossibleProps) {
  const { order, choose } = controls;
  const { data, choice } = order;
  const problem = order.problems.find((one) => one.field === field);
  if (!problem) return null;
  const others =
    field === 'exit_node_location' ? exitsOf(data, choice.product) : entriesOf(data, choice.exit_node_location);
  const other = leastLoaded(others.filter(({ id }) => id !== choice[field]));
  const change = other && { [field]: other.id };
  return (
    <Callout
      id={problemNoticeId(field)}
      tabIndex={-1}
      role="alert"
      tone="warning"
      title={
        problem.code === 'pair_not_offered' ? (
          <FormattedMessage
            id="vpn.problem.pair"
            defaultMessage="There’s no route between these two servers"
            description="The chosen entry and exit server don't go together"
          />
        ) : (
          <FormattedMessage
            id="vpn.problem.node"
            defaultMessage="This server isn’t available at the moment"
            description="The chosen server can't be had"
          />
        )
      }
      actions={
        other && change ? (
          <ChangeLink query={vpnQuery(order, { ...choice, ...change })} onChoose={() => choose(change)}>
            <FormattedMessage
              id="vpn.problem.take"
              defaultMessage="Choose {city}"
              description="Button: another server"
              values={{ city: other.city }}
            />
          </ChangeLink>
        ) : (
          <ElsewhereLink />
        )
      }
    >
      <NotPlaced />
    </Callout>
  );
}

/** The servers on the map, and the route between the chosen ones. The fields have the same information as text. */
function RouteMap({ order: { data, choice } }: { order: VpnOrder }) {
  const { exit_node_location: exit, entry_node_location: entry } = choice;
  const slugOf = (id: number | null) => data.nodes.find((node) => node.id === id)?.slug;
  const chosen = [slugOf(entry), slugOf(exit)];
  const points = data.nodes.flatMap(({ slug, city, is_available: available }): WorldMapPoint[] => {
    const place = places[slug];
    if (!place) return [];
    const isChosen = chosen.includes(slug);
    // Europe is too dense: only the chosen servers are labelled.
    const side = isChosen ? place.side : 'none';
    return [{ ...place, id: slug, label: city, side, state: isChosen ? 'active' : available ? 'idle' : 'off' }];
  });
  const [from, to] = chosen;
  return (
    // On a phone, a map without a route shows too little for its size.
    <Hidden withoutScript below={from && to ? undefined : 'md'}>
      <WorldMap label="" aria-hidden points={points} {...(from && to && { routes: [{ from, to }] })} />
    </Hidden>
  );
}
