import { vpsPricing } from '@hoster/domain/vps-pricing';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldErrors } from '../../api/errors.ts';
import { ConfigurationForm } from '../../features/order/configuration-form.tsx';
import { NotesFields } from '../../features/order/notes-fields.tsx';
import { noticeId } from '../../features/order/notice-id.ts';
import { PeriodField } from '../../features/order/period-field.tsx';
import { SshSection } from '../../features/order/ssh-section.tsx';
import { AdministrationField } from './administration-field.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { placeOf, planFields } from './field-errors.ts';
import { GeneralFields } from './general-fields.tsx';
import { FrequencyField, LocationField } from './place-fields.tsx';
import { firstProblem, usualKeys } from './plan-order.ts';
import { SizeFields } from './size-fields.tsx';
import { PanelField, SystemField } from './system-fields.tsx';
import { TrialField } from './trial-field.tsx';
import type { PlanOrderControls } from './use-plan-order.ts';

interface ConfigurationStageProps {
  controls: PlanOrderControls;
  /** Errors of a refused order that belong here. */
  errors: FieldErrors;
  /** Errors of adding a key to the account. */
  keyErrors: FieldErrors;
}

/** Everything that can be chosen. With script it computes as one goes; without, its buttons send the form. */
export function ConfigurationStage({ controls, errors, keyErrors }: ConfigurationStageProps) {
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
        <SizeFields controls={controls} errors={errors} />
        <LocationField controls={controls} errors={errors} />
        <FrequencyField controls={controls} errors={errors} />
        <SystemField controls={controls} errors={errors} tried={tried} />
        <PanelField controls={controls} errors={errors} />
        <ExtrasFields controls={controls} errors={errors} />
        <SshSection
          controls={controls}
          keys={order.context.ssh_keys}
          usual={usualKeys(order.context)}
          errors={{ ...order.noteErrors, ...errors }}
          keyErrors={keyErrors}
        />
        <AdministrationField controls={controls} errors={errors} />
        <PeriodField
          controls={controls}
          errors={errors}
          pricingFor={(months) => vpsPricing(order.data, { ...order.choice, rent_period: months, trial: 'none' })}
        />
        <TrialField controls={controls} errors={errors} />
        <GeneralFields controls={controls} errors={errors} />
        <NotesFields controls={controls} errors={errors} />
      </ConfigurationForm>
    </Stack>
  );
}
