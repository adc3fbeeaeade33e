import { FormErrors } from '@hoster/ui/form-errors';
import { Button } from '@hoster/ui/button';
import { useEffect, useMemo, useRef, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { FieldErrors } from '../../api/errors.ts';
import { formQuery } from '../../features/order/form-query.ts';
import * as section from '../../features/order/section.css.ts';
import { Section } from '../../features/order/section.tsx';
import { SshKeyForm, SshKeys } from '../../features/order/ssh-keys.tsx';
import * as css from './configuration.css.ts';
import { AdministrationField } from './administration-field.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { errorsUnder, summaryOf } from './field-errors.ts';
import { GeneralFields } from './general-fields.tsx';
import { FrequencyField, LocationField } from './place-fields.tsx';
import { isReady, usualKeys } from './plan-order.ts';
import { noticeId } from './problem-notice.tsx';
import { SizeFields } from './size-fields.tsx';
import { PanelField, SystemField } from './system-fields.tsx';
import { PeriodField, TrialField } from './term-fields.tsx';
import type { PlanOrderControls } from './use-plan-order.ts';

/** Id of the configuration form: the buttons of summary and bottom bar belong to it. */
export const CONFIGURATION_FORM = 'configuration';

interface ConfigurationStageProps {
  controls: PlanOrderControls;
  signedIn: boolean;
  /** Errors of a refused order that belong here. */
  errors: FieldErrors;
  keyErrors: FieldErrors;
  keyValues: Readonly<Record<string, string>>;
}

/** Everything that can be chosen. With script it computes as one goes; without, it is a GET form with a button. */
export function ConfigurationStage({ controls, signedIn, errors, keyErrors, keyValues }: ConfigurationStageProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { order, note } = controls;
  const chosenKeys = order.notes.keys ?? usualKeys(order.context);
  const summary = useMemo(() => summaryOf(errors, intl), [errors, intl]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // What was chosen before the script came is in the form, but not in our state yet.
    if (form.current) controls.adopt(formQuery(form.current));
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page comes alive
  }, []);
  const refuse = (event: SubmitEvent<HTMLFormElement>) => {
    if (isReady(order)) return;
    event.preventDefault();
    const place =
      document.getElementById(noticeId(order.problems[0]?.field ?? '')) ?? document.getElementById('administration');
    place?.focus();
    place?.scrollIntoView({ block: 'center' });
  };
  return (
    <div>
      <FormErrors
        title={intl.formatMessage(
          {
            id: 'plan.errors',
            defaultMessage: '{count, plural, one {One thing} other {# things}} in the configuration to put right',
            description: 'Title of the list of errors above the configuration',
          },
          { count: summary.length },
        )}
        errors={summary}
      />
      <form
        ref={form}
        id={CONFIGURATION_FORM}
        method="get"
        action={pathname}
        className={section.sections}
        onSubmit={refuse}
        noValidate
      >
        <input type="hidden" name="form" value="1" />
        <p className={css.note}>
          <FormattedMessage
            id="plan.prices-note"
            defaultMessage="Prices beside the options are added per month, without VAT."
            description="Above the configuration"
          />
        </p>
        <SizeFields controls={controls} errors={errors} />
        <LocationField controls={controls} errors={errors} />
        <FrequencyField controls={controls} errors={errors} />
        <SystemField controls={controls} errors={errors} />
        <PanelField controls={controls} errors={errors} />
        <ExtrasFields controls={controls} errors={errors} />
        <Section
          id="ssh-keys"
          title={<FormattedMessage id="plan.ssh" defaultMessage="SSH keys" description="Part of the configuration" />}
          hint={
            <FormattedMessage
              id="plan.ssh.hint"
              defaultMessage="With a key you log in without a password. You can add one later, too."
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
            onNewKey={(newKey) => note({ newKey }, true)}
            errors={{ ...errorsUnder(errors, 'ssh_key'), ...keyErrors }}
            values={keyValues}
          />
        </Section>
        <AdministrationField controls={controls} errors={errors} />
        <PeriodField controls={controls} errors={errors} />
        <TrialField controls={controls} errors={errors} />
        <GeneralFields controls={controls} errors={errors} />
        <noscript>
          <Button type="submit">
            <FormattedMessage
              id="plan.update"
              defaultMessage="Update the price"
              description="Button for pages without script"
            />
          </Button>
        </noscript>
      </form>
      {signedIn ? <SshKeyForm chosen={chosenKeys} /> : null}
    </div>
  );
}
