import { FormErrors } from '@hoster/ui/form-errors';
import { Button } from '@hoster/ui/button';
import { useMemo, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { FieldErrors } from '../../api/errors.ts';
import { STAGE_PARAM } from '../../features/order/stages.ts';
import * as section from '../../features/order/section.css.ts';
import { Section } from '../../features/order/section.tsx';
import { SshKeys } from '../../features/order/ssh-keys.tsx';
import * as css from './configuration.css.ts';
import { AdministrationField } from './administration-field.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { errorsUnder, placeOf, summaryOf } from './field-errors.ts';
import { GeneralFields, NotesFields } from './general-fields.tsx';
import { FrequencyField, LocationField } from './place-fields.tsx';
import { firstProblem, usualKeys } from './plan-order.ts';
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
  /** Errors of adding a key to the account. */
  keyErrors: FieldErrors;
}

/** Everything that can be chosen. With script it computes as one goes; without, its buttons send the form. */
export function ConfigurationStage({ controls, signedIn, errors, keyErrors }: ConfigurationStageProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { order, note } = controls;
  const chosenKeys = order.notes.keys ?? usualKeys(order.context);
  const keyFaults = { ...errorsUnder({ ...order.noteErrors, ...errors }, 'ssh_key'), ...keyErrors };
  // Once: what is being typed must not fold or unfold anything.
  const [keyTyped] = useState(order.notes.newKey.key !== '');
  const [tried, setTried] = useState(false);
  const summary = useMemo(() => summaryOf(errors, intl), [errors, intl]);
  const refuse = (event: SubmitEvent<HTMLFormElement>) => {
    const problem = firstProblem(order);
    if (problem === null || !isOnward(event)) return;
    event.preventDefault();
    setTried(true);
    const place = document.getElementById(noticeId(problem)) ?? document.getElementById(placeOf(problem) ?? '');
    place?.focus();
    place?.scrollIntoView({ block: 'center' });
  };
  return (
    <div>
      <FormErrors
        title={intl.formatMessage(
          {
            id: 'plan.errors',
            defaultMessage: 'Fix {count, plural, one {# issue} other {# issues}} to continue',
            description: 'Title of the list of errors above the configuration',
          },
          { count: summary.length },
        )}
        errors={summary}
      />
      <form
        id={CONFIGURATION_FORM}
        method="post"
        action={pathname}
        className={section.sections}
        onSubmit={refuse}
        noValidate
      >
        <input type="hidden" name="intent" value="configuration" />
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
        <PeriodField controls={controls} errors={errors} />
        <TrialField controls={controls} errors={errors} />
        <GeneralFields controls={controls} errors={errors} />
        <NotesFields controls={controls} errors={errors} />
        <noscript>
          <Button type="submit">
            <FormattedMessage
              id="plan.update"
              defaultMessage="Update price"
              description="Button for pages without script"
            />
          </Button>
        </noscript>
      </form>
    </div>
  );
}

/** Whether a form is submitted to continue to the next stage, not for one of its parts. */
const isOnward = ({ nativeEvent: { submitter } }: SubmitEvent<HTMLFormElement>): boolean =>
  submitter?.getAttribute('name') === STAGE_PARAM;
