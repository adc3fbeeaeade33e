import { vpsPricing } from '@hoster/domain/vps-pricing';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldErrors } from '../../api/errors.ts';
import { ConfigurationForm } from '../../features/order/configuration-form.tsx';
import { heldNotes, NotesFields } from '../../features/order/notes-fields.tsx';
import { noticeId } from '../../features/order/notice-id.ts';
import { PeriodField } from '../../features/order/period-field.tsx';
import type { ShownOrder } from '../../features/order/use-shown-order.ts';
import { SshSection } from '../../features/order/ssh-section.tsx';
import { AdministrationField } from './administration-field.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { placeOf, planFields } from './field-errors.ts';
import { GeneralFields } from './general-fields.tsx';
import { FrequencyField, LocationField } from './place-fields.tsx';
import { firstProblem, usualKeys, type PlanOrder } from './plan-order.ts';
import { SizeFields } from './size-fields.tsx';
import { PanelField, SystemField } from './system-fields.tsx';
import { TrialField } from './trial-field.tsx';
import type { PlanOrderControls } from './use-plan-order.ts';

interface ConfigurationStageProps {
  controls: PlanOrderControls;
  shown: ShownOrder<PlanOrder, PlanOrderControls>;
  /** Errors of a refused order that belong here. */
  errors: FieldErrors;
  /** Errors of adding a key to the account. */
  keyErrors: FieldErrors;
}

/** Everything that can be chosen. With script it computes as one goes; without, its buttons send the form. */
export function ConfigurationStage({ controls, shown, errors, keyErrors }: ConfigurationStageProps) {
  const { order } = controls;
  const [tried, setTried] = useState(false);
  return (
    <Stack>
      <Text size={14} lineHeight="inherit" tone="muted" measure>
        <FormattedMessage
          id="plan.prices-note"
          defaultMessage="Option prices are per month, excluding VAT{count, plural, one {} other {, for all # servers}}."
          description="Above the configuration"
          values={{ count: order.choice.count }}
        />
      </Text>
      <ConfigurationForm
        errors={errors}
        fields={planFields}
        problem={firstProblem(order)}
        placesOf={(problem) => [noticeId(problem), placeOf(problem) ?? '']}
        onRefused={() => setTried(true)}
      >
        <SizeFields controls={shown(({ choice }) => [choice.configuration])} errors={errors} />
        <LocationField controls={shown(({ choice }) => [choice.location])} errors={errors} />
        <FrequencyField controls={shown(({ choice }) => [choice.frequency])} errors={errors} />
        <SystemField
          controls={shown(({ choice, notes }) => [choice.os, choice.disk_image, notes.isoUrl])}
          errors={errors}
          tried={tried}
        />
        <PanelField controls={shown(({ choice }) => [choice.control_panel])} errors={errors} />
        <ExtrasFields controls={shown(({ choice }) => [choice.extra_services])} errors={errors} />
        <SshSection
          controls={controls}
          keys={order.context.ssh_keys}
          usual={usualKeys(order.context)}
          errors={{ ...order.noteErrors, ...errors }}
          keyErrors={keyErrors}
        />
        <AdministrationField
          controls={shown(({ choice, notes }) => [choice.base_administration, notes.administrationOffConfirmed])}
          errors={errors}
        />
        <PeriodField
          controls={controls}
          errors={errors}
          pricingFor={(months) => vpsPricing(order.data, { ...order.choice, rent_period: months, trial: 'none' })}
        />
        <TrialField controls={shown(({ choice }) => [choice.trial])} errors={errors} />
        <GeneralFields controls={shown(({ choice }) => [choice.name, choice.count])} errors={errors} />
        <NotesFields controls={shown(heldNotes)} errors={errors} />
      </ConfigurationForm>
    </Stack>
  );
}
