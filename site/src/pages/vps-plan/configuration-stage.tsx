import { vpsPricing } from '@hoster/domain/vps-pricing';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldErrors } from '../../api/errors.ts';
import { ConfigurationForm } from '../../features/order/configuration-form.tsx';
import { NotesFields } from '../../features/order/notes-fields.tsx';
import { PeriodField } from '../../features/order/period-field.tsx';
import { Section } from '../../features/order/section.tsx';
import { SshKeys } from '../../features/order/ssh-keys.tsx';
import * as css from './configuration.css.ts';
import { AdministrationField } from './administration-field.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { errorsUnder, placeOf, planFields } from './field-errors.ts';
import { GeneralFields } from './general-fields.tsx';
import { FrequencyField, LocationField } from './place-fields.tsx';
import { firstProblem, usualKeys } from './plan-order.ts';
import { noticeId } from './problem-notice.tsx';
import { SizeFields } from './size-fields.tsx';
import { PanelField, SystemField } from './system-fields.tsx';
import { TrialField } from './trial-field.tsx';
import type { PlanOrderControls } from './use-plan-order.ts';

interface ConfigurationStageProps {
  controls: PlanOrderControls;
  signedIn: boolean;
  /** Errors of a refused order that belong here. */
  errors: FieldErrors;
  /** Errors of adding a key to the account. */
  keyErrors: FieldErrors;
}

/** Everything that can be chosen. With script it computes as one goes; without, its buttons send the form. */
export function ConfigurationStage({ controls, signedIn, errors, keyErrors }: ConfigurationStageProps) {
  const { order, note } = controls;
  const chosenKeys = order.notes.keys ?? usualKeys(order.context);
  const keyFaults = { ...errorsUnder({ ...order.noteErrors, ...errors }, 'ssh_key'), ...keyErrors };
  // Once: what is being typed must not fold or unfold anything.
  const [keyTyped] = useState(order.notes.newKey.key !== '');
  const [tried, setTried] = useState(false);
  return (
    <ConfigurationForm
      errors={errors}
      fields={planFields}
      problem={firstProblem(order)}
      placesOf={(problem) => [noticeId(problem), placeOf(problem) ?? '']}
      onRefused={() => setTried(true)}
    >
      <p className={css.note}>
        <FormattedMessage
          id="plan.prices-note"
          defaultMessage="Option prices are per month, excluding VAT{count, plural, one {} other {, for all # servers}}."
          description="Above the configuration"
          values={{ count: order.choice.count }}
        />
      </p>
      <SizeFields controls={controls} errors={errors} />
      <LocationField controls={controls} errors={errors} />
      <FrequencyField controls={controls} errors={errors} />
      <SystemField controls={controls} errors={errors} tried={tried} />
      <PanelField controls={controls} errors={errors} />
      <ExtrasFields controls={controls} errors={errors} />
      <Section
        id="ssh-keys"
        title={<FormattedMessage id="plan.ssh" defaultMessage="SSH keys" description="Part of the configuration" />}
        folded={Object.keys(keyFaults).length === 0 && !keyTyped}
        chosen={
          <FormattedMessage
            id="plan.ssh.chosen"
            defaultMessage="{count, plural, =0 {None} one {# key} other {# keys}}"
            description="Beside the heading of the SSH keys: how many are chosen"
            values={{ count: chosenKeys.length + (order.notes.newKey.key ? 1 : 0) }}
          />
        }
        hint={
          <FormattedMessage
            id="plan.ssh.hint"
            defaultMessage="Sign in with a key instead of a password. You can also add one later."
            description="Under the heading of the SSH keys"
          />
        }
      >
        <SshKeys
          keys={order.context.ssh_keys}
          chosen={chosenKeys}
          signedIn={signedIn}
          notes={order.notes}
          onChosen={(keys) => note({ keys })}
          onNewKey={(newKey) => note({ newKey })}
          errors={keyFaults}
        />
      </Section>
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
  );
}
