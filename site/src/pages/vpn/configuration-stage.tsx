import { entriesOf, exitsOf, vpnPricing } from '@hoster/domain/lines/vpn';
import { Callout } from '@hoster/ui/callout';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldErrors } from '../../api/errors.ts';
import { ChangeLink } from '../../features/order/change-link.tsx';
import { placeIn } from '../../features/order/common-fields.ts';
import { ConfigurationForm } from '../../features/order/configuration-form.tsx';
import { ElsewhereLink } from '../../features/order/elsewhere-link.tsx';
import { ItemsFields } from '../../features/order/items-fields.tsx';
import { noticeId } from '../../features/order/notice-id.ts';
import { NotPlaced } from '../../features/order/not-placed.tsx';
import { NotesFields } from '../../features/order/notes-fields.tsx';
import { PeriodField } from '../../features/order/period-field.tsx';
import { NodeField } from './node-field.tsx';
import { ProductField } from './product-field.tsx';
import { RouteMap } from './route-map.tsx';
import type { VpnControls } from './use-vpn-order.ts';
import { fieldNames, itemWords, vpnFields } from './vpn-fields.ts';
import { vpnLine } from './vpn-line.ts';
import { leastLoaded, vpnQuery } from './vpn-order.ts';

interface ConfigurationStageProps {
  controls: VpnControls;
  /** Errors of a refused order that belong here. */
  errors: FieldErrors;
}

/** Everything that can be chosen. */
export function ConfigurationStage({ controls, errors }: ConfigurationStageProps) {
  const { formatMessage } = useIntl();
  const { order, choose } = controls;
  const { choice, data } = order;
  const { product, exit_node_location: exit, entry_node_location: entry } = choice;
  const entries = entriesOf(data, exit);
  return (
    <ConfigurationForm
      errors={errors}
      fields={vpnFields}
      problem={vpnLine.firstProblem(order)}
      placesOf={(problem) => [noticeId(problem), placeIn(vpnFields, problem) ?? '']}
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
        // An entry that doesn't go with it stays and is explained: arrow keys only pass by some exits.
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
      <NotesFields controls={controls} errors={errors} />
    </ConfigurationForm>
  );
}

interface ImpossibleProps {
  controls: VpnControls;
  field: 'exit_node_location' | 'entry_node_location';
}

/** The chosen server can't be had, or not on this route: says so, and leads to the least loaded one that can. */
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
      id={noticeId(field)}
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
