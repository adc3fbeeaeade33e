import { dsPricing } from '@hoster/domain/lines/dedicated/pricing';
import { openLocations } from '@hoster/domain/order/open-locations';
import { Callout } from '@hoster/ui/callout';
import { useIntl } from 'react-intl';
import type { FieldErrors } from '../../../api/errors.ts';
import { ChangeLink } from '../../stages/configuration/change-link.tsx';
import { anchorIn, problemNoticeId } from '../../stages/configuration/common-fields.ts';
import { ConfigurationForm } from '../../stages/configuration/configuration-form.tsx';
import { soldOutEverywhere } from '../../stages/configuration/elsewhere-link.tsx';
import { ItemsFields } from '../../stages/configuration/items-fields.tsx';
import { commentDependencies, CommentFields } from '../../stages/configuration/comment-fields.tsx';
import { NotPlaced } from '../../stages/configuration/not-placed.tsx';
import { PeriodField } from '../../stages/configuration/period-field.tsx';
import { LocationField } from '../../stages/configuration/location-field.tsx';
import type { ControlsFor } from '../../page/use-deferred-order.ts';
import { SshSection } from '../../stages/configuration/ssh-section.tsx';
import { dedicatedFields, itemWords } from './dedicated-fields.ts';
import { dedicatedQuery, firstProblem, OFFER_PARAM, defaultKeys, type DedicatedOrder } from './dedicated-order.ts';
import { MachineFields } from './machine-fields.tsx';
import { OtherServers } from './other-servers.tsx';
import { NetworkFields } from './network-fields.tsx';
import { orderSentence } from './problem-words.ts';
import { SurveyFields } from './survey-fields.tsx';
import { SystemFields } from './system-fields.tsx';
import type { DedicatedControls } from './use-dedicated-order.ts';

interface ConfigurationStageProps {
  controls: DedicatedControls;
  controlsFor: ControlsFor<DedicatedOrder, DedicatedControls>;
  /** Errors of a rejected order for this section. */
  errors: FieldErrors;
  /** Errors of adding a key to the account. */
  keyErrors: FieldErrors;
}

/** The configuration form. */
export function ConfigurationStage({ controls, controlsFor, errors, keyErrors }: ConfigurationStageProps) {
  const { order, choose } = controls;
  const { context, choice, data } = order;
  const { tariff, custom } = context;
  const machine = { controls: controlsFor(({ choice: { configuration } }) => configuration), errors };
  const here = context.locations.filter(({ id }) => tariff.locations.includes(id));
  return (
    <ConfigurationForm
      onEarlyChoices={controls.chooseForm}
      errors={errors}
      fields={dedicatedFields}
      problem={firstProblem(order)}
      anchorsOf={(problem) => [problemNoticeId(problem), anchorIn(dedicatedFields, problem) ?? '']}
    >
      {custom ? <input type="hidden" name={OFFER_PARAM} value={custom.id} /> : null}
      <MachineFields {...machine} />
      <LocationField
        locations={here}
        value={choice.location}
        onValueChange={(location) => choose({ location })}
        {...(custom ? {} : { awaited: { line: 'dedicated' as const, plan: tariff.slug } })}
        isSoldOut={({ id }) => tariff.sold_out_locations.includes(id)}
        error={errors['location']}
      >
        <PlaceNotice controls={controls} />
      </LocationField>
      <NetworkFields {...machine} />
      <SystemFields
        controls={controlsFor(({ choice: { os, control_panel } }) => [os, control_panel])}
        errors={errors}
      />
      <SshSection
        controls={controls}
        keys={context.ssh_keys}
        defaultKeys={defaultKeys(context)}
        errors={{ ...order.draftErrors, ...errors }}
        keyErrors={keyErrors}
      />
      <PeriodField
        controls={controls}
        errors={errors}
        pricingFor={(months) => dsPricing(data, { ...choice, rent_period: months })}
      />
      <ItemsFields controls={controls} errors={errors} words={itemWords} />
      {context.survey ? <SurveyFields controls={controls} survey={context.survey} errors={errors} /> : null}
      <CommentFields controls={controlsFor(commentDependencies)} errors={errors} />
    </ConfigurationForm>
  );
}

/** Notice that the chosen location doesn't have the server, with links to locations that do, or to other servers. */
function PlaceNotice({ controls }: { controls: DedicatedControls }) {
  const { formatMessage } = useIntl();
  const { order, choose } = controls;
  const { context, choice } = order;
  const { tariff } = context;
  const sentence = orderSentence(order.problems, 'location');
  if (!sentence) return null;
  const open = openLocations(context.locations, tariff);
  return (
    <Callout
      id={problemNoticeId('location')}
      tabIndex={-1}
      role="alert"
      tone="warning"
      title={formatMessage(open.length === 0 ? soldOutEverywhere : sentence)}
      actions={
        open.length === 0 ? (
          <OtherServers />
        ) : (
          open.map(({ id, city }) => (
            <ChangeLink
              key={id}
              query={dedicatedQuery(order, { ...choice, location: id })}
              onChoose={() => choose({ location: id })}
            >
              {formatMessage(
                {
                  id: 'dedicated.fix.location',
                  defaultMessage: 'Choose {city}',
                  description: 'Button that changes the location',
                },
                { city },
              )}
            </ChangeLink>
          ))
        )
      }
    >
      <NotPlaced />
    </Callout>
  );
}
