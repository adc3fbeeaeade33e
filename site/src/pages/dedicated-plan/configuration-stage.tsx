import { dsPricing } from '@hoster/domain/lines/dedicated/pricing';
import { openPlaces } from '@hoster/domain/open-places';
import { Callout } from '@hoster/ui/callout';
import { useIntl } from 'react-intl';
import type { FieldErrors } from '../../api/errors.ts';
import { ChangeLink } from '../../features/order/change-link.tsx';
import { placeIn } from '../../features/order/common-fields.ts';
import { ConfigurationForm } from '../../features/order/configuration-form.tsx';
import { soldOutEverywhere } from '../../features/order/elsewhere-link.tsx';
import { ItemsFields } from '../../features/order/items-fields.tsx';
import { heldNotes, NotesFields } from '../../features/order/notes-fields.tsx';
import { noticeId } from '../../features/order/notice-id.ts';
import { NotPlaced } from '../../features/order/not-placed.tsx';
import { PeriodField } from '../../features/order/period-field.tsx';
import { PlaceField } from '../../features/order/place-field.tsx';
import type { ShownOrder } from '../../features/order/use-shown-order.ts';
import { SshSection } from '../../features/order/ssh-section.tsx';
import { dedicatedFields, itemWords } from './dedicated-fields.ts';
import { dedicatedQuery, firstProblem, OFFER_PARAM, usualKeys, type DedicatedOrder } from './dedicated-order.ts';
import { MachineFields } from './machine-fields.tsx';
import { OtherServers } from './other-servers.tsx';
import { NetworkFields } from './network-fields.tsx';
import { orderSentence } from './problem-words.ts';
import { SurveyFields } from './survey-fields.tsx';
import { SystemFields } from './system-fields.tsx';
import type { DedicatedControls } from './use-dedicated-order.ts';

interface ConfigurationStageProps {
  controls: DedicatedControls;
  shown: ShownOrder<DedicatedOrder, DedicatedControls>;
  /** Errors of a refused order that belong here. */
  errors: FieldErrors;
  /** Errors of adding a key to the account. */
  keyErrors: FieldErrors;
}

/** Everything that can be chosen. */
export function ConfigurationStage({ controls, shown, errors, keyErrors }: ConfigurationStageProps) {
  const { order, choose } = controls;
  const { context, choice, data } = order;
  const { tariff, custom } = context;
  const machine = { controls: shown(({ choice: { configuration } }) => configuration), errors };
  const here = context.locations.filter(({ id }) => tariff.locations.includes(id));
  return (
    <ConfigurationForm
      errors={errors}
      fields={dedicatedFields}
      problem={firstProblem(order)}
      placesOf={(problem) => [noticeId(problem), placeIn(dedicatedFields, problem) ?? '']}
    >
      {custom ? <input type="hidden" name={OFFER_PARAM} value={custom.id} /> : null}
      <MachineFields {...machine} />
      <PlaceField
        places={here}
        value={choice.location}
        onValueChange={(location) => choose({ location })}
        isSoldOut={({ id }) => tariff.sold_out_locations.includes(id)}
        error={errors['location']}
      >
        <PlaceNotice controls={controls} />
      </PlaceField>
      <NetworkFields {...machine} />
      <SystemFields controls={shown(({ choice: { os, control_panel } }) => [os, control_panel])} errors={errors} />
      <SshSection
        controls={controls}
        keys={context.ssh_keys}
        usual={usualKeys(context)}
        errors={{ ...order.noteErrors, ...errors }}
        keyErrors={keyErrors}
      />
      <PeriodField
        controls={controls}
        errors={errors}
        pricingFor={(months) => dsPricing(data, { ...choice, rent_period: months })}
      />
      <ItemsFields controls={controls} errors={errors} words={itemWords} />
      {context.survey ? <SurveyFields controls={controls} survey={context.survey} errors={errors} /> : null}
      <NotesFields controls={shown(heldNotes)} errors={errors} />
    </ConfigurationForm>
  );
}

/** The chosen place doesn't have the server: says so, and leads to places that do, or to other servers. */
function PlaceNotice({ controls }: { controls: DedicatedControls }) {
  const { formatMessage } = useIntl();
  const { order, choose } = controls;
  const { context, choice } = order;
  const { tariff } = context;
  const sentence = orderSentence(order.problems, 'location');
  if (!sentence) return null;
  const open = openPlaces(context.locations, tariff);
  return (
    <Callout
      id={noticeId('location')}
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
