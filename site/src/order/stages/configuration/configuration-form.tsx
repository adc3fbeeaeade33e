import { Button } from '@hoster/ui/button';
import { FormErrors } from '@hoster/ui/form-errors';
import { FormSections } from '@hoster/ui/form-section';
import { Stack } from '@hoster/ui/stack';
import { type ReactNode, type SubmitEvent, useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { FieldErrors } from '../../../api/errors.ts';
import { useEarlyChanges } from '../../../app/browser/use-early-changes.ts';
import { formText } from '../../../app/router/form-text.ts';
import { promoIn } from '../../../parts/promo-code/promo-in.ts';
import { summaryIn, type FieldAnchors } from './common-fields.ts';
import { STAGE_PARAM } from '../stages.ts';

/** Id of the configuration form: the buttons of summary and bottom bar belong to it. */
export const CONFIGURATION_FORM = 'configuration';

interface ConfigurationFormProps {
  /** Errors of a rejected order for this section. */
  errors: FieldErrors;
  /** Elements and labels of the fields. */
  fields: FieldAnchors;
  /** The field that blocks the next stage; null when none does. */
  problem: string | null;
  /** Ids of the elements where such a field is fixed, the best one first. */
  anchorsOf: (problem: string) => readonly string[];
  /** Called with what was chosen before the page was hydrated. */
  onEarlyChoices: (form: FormData) => void;
  /** Called when Continue is pressed but not possible. */
  onRefused?: () => void;
  children: ReactNode;
}

/** The configuration form. With script, prices update as you choose; without, its buttons send the form. */
export function ConfigurationForm(props: ConfigurationFormProps) {
  const { errors, fields, problem, anchorsOf, onEarlyChoices, onRefused, children } = props;
  const intl = useIntl();
  const { pathname, search, hash } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  useEarlyChanges(form, (changed) => onEarlyChoices(new FormData(changed)));
  const anchors = problem === null ? [] : anchorsOf(problem);
  const isLedHere = anchors.some((id) => hash === `#${id}`);
  const ids = anchors.join(' ');
  // A visitor led back to a problem starts at its notice.
  useEffect(() => {
    if (isLedHere) goTo(ids.split(' '));
  }, [isLedHere, ids]);
  const summary = useMemo(() => summaryIn(fields, errors, intl), [fields, errors, intl]);
  const refuse = (event: SubmitEvent<HTMLFormElement>) => {
    if (problem === null || !isOnward(event)) return;
    // The problem concerns the code in the address. A different one, or none, is validated when the form is sent.
    if (problem === 'promo_code' && typedPromo(event.currentTarget) !== promoIn(new URLSearchParams(search))) return;
    event.preventDefault();
    onRefused?.();
    goTo(anchors);
  };
  return (
    <Stack gap={24}>
      <FormErrors
        title={intl.formatMessage(
          {
            id: 'order.errors',
            defaultMessage: 'Fix {count, plural, one {# issue} other {# issues}} to continue',
            description: 'Title of the list of errors above the configuration',
          },
          { count: summary.length },
        )}
        errors={summary}
        attempt={errors}
      />
      <form ref={form} id={CONFIGURATION_FORM} method="post" action={pathname} onSubmit={refuse} noValidate>
        <input type="hidden" name="intent" value="configuration" />
        <FormSections>
          {children}
          <noscript>
            <Button type="submit">
              <FormattedMessage
                id="order.update"
                defaultMessage="Update price"
                description="Button for pages without script"
              />
            </Button>
          </noscript>
        </FormSections>
      </form>
    </Stack>
  );
}

/** Focuses the first element that the page has, in the middle of the window. */
function goTo(ids: readonly string[]): void {
  const element = ids.map((id) => document.getElementById(id)).find((found) => found !== null);
  element?.focus();
  element?.scrollIntoView({ block: 'center' });
}

/** The promo code in the field, applied or not. */
const typedPromo = (form: HTMLFormElement): string | undefined =>
  formText(new FormData(form), 'promo_code') || undefined;

/** Whether a form is submitted to continue to the next stage, not for one of its parts. */
const isOnward = ({ nativeEvent: { submitter } }: SubmitEvent<HTMLFormElement>): boolean =>
  submitter?.getAttribute('name') === STAGE_PARAM;
