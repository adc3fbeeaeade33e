import { vpsPricing } from '@hoster/domain/lines/vps/pricing';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldErrors } from '../../../api/errors.ts';
import { ConfigurationForm } from '../../stages/configuration/configuration-form.tsx';
import { commentDependencies, CommentFields } from '../../stages/configuration/comment-fields.tsx';
import { problemNoticeId } from '../../stages/configuration/common-fields.ts';
import { PeriodField } from '../../stages/configuration/period-field.tsx';
import type { ControlsFor } from '../../page/use-deferred-order.ts';
import { SshSection } from '../../stages/configuration/ssh-section.tsx';
import { AdministrationField } from './administration-field.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { anchorOf, vpsFields } from './vps-fields.ts';
import { GeneralFields } from './general-fields.tsx';
import { FrequencyField, VpsLocationField } from './location-fields.tsx';
import { firstProblem, defaultKeys, type VpsPlanOrder } from './vps-order.ts';
import { SizeFields } from './size-fields.tsx';
import { PanelField, SystemField } from './system-fields.tsx';
import { TrialField } from './trial-field.tsx';
import type { VpsControls } from './use-vps-order.ts';

interface ConfigurationStageProps {
  controls: VpsControls;
  controlsFor: ControlsFor<VpsPlanOrder, VpsControls>;
  /** Errors of a rejected order for this section. */
  errors: FieldErrors;
  /** Errors of adding a key to the account. */
  keyErrors: FieldErrors;
}

/** The configuration form. With script, prices update as you choose; without, its buttons send the form. */
export function ConfigurationStage({ controls, controlsFor, errors, keyErrors }: ConfigurationStageProps) {
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
        onEarlyChoices={controls.chooseForm}
        errors={errors}
        fields={vpsFields}
        problem={firstProblem(order)}
        anchorsOf={(problem) => [problemNoticeId(problem), anchorOf(problem) ?? '']}
        onRefused={() => setTried(true)}
      >
        <SizeFields controls={controlsFor(({ choice }) => [choice.configuration])} errors={errors} />
        <VpsLocationField controls={controlsFor(({ choice }) => [choice.location])} errors={errors} />
        <FrequencyField controls={controlsFor(({ choice }) => [choice.frequency])} errors={errors} />
        <SystemField
          controls={controlsFor(({ choice, draft }) => [choice.os, choice.disk_image, draft.iso_url])}
          errors={errors}
          tried={tried}
        />
        <PanelField controls={controlsFor(({ choice }) => [choice.control_panel])} errors={errors} />
        <ExtrasFields controls={controlsFor(({ choice }) => [choice.extra_services])} errors={errors} />
        <SshSection
          controls={controls}
          keys={order.context.ssh_keys}
          defaultKeys={defaultKeys(order.context)}
          errors={{ ...order.draftErrors, ...errors }}
          keyErrors={keyErrors}
        />
        <AdministrationField
          controls={controlsFor(({ choice, draft }) => [
            choice.base_administration,
            draft.base_administration_confirmed,
          ])}
          errors={errors}
        />
        <PeriodField
          controls={controls}
          errors={errors}
          pricingFor={(months) => vpsPricing(order.data, { ...order.choice, rent_period: months, trial: 'none' })}
        />
        <TrialField controls={controlsFor(({ choice }) => [choice.trial])} errors={errors} />
        <GeneralFields controls={controlsFor(({ choice }) => [choice.name, choice.count])} errors={errors} />
        <CommentFields controls={controlsFor(commentDependencies)} errors={errors} />
      </ConfigurationForm>
    </Stack>
  );
}
