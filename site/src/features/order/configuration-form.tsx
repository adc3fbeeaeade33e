import { Button } from '@hoster/ui/button';
import { FormErrors } from '@hoster/ui/form-errors';
import { FormSections } from '@hoster/ui/form-section';
import { Stack } from '@hoster/ui/stack';
import { type ReactNode, type SubmitEvent, useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { FieldErrors } from '../../api/errors.ts';
import { formText } from '../../router/form-text.ts';
import { promoIn } from '../promo-code/promo-in.ts';
import { summaryIn, type FieldPlaces } from './common-fields.ts';
import { STAGE_PARAM } from './stages.ts';

/** Id of the configuration form: the buttons of summary and bottom bar belong to it. */
export const CONFIGURATION_FORM = 'configuration';

interface ConfigurationFormProps {
  /** Errors of a refused order that belong here. */
  errors: FieldErrors;
  /** Where the fields are, and their names. */
  fields: FieldPlaces;
  /** The field that keeps the configuration from the next stage; null when nothing does. */
  problem: string | null;
  /** Ids of the elements where such a field is fixed, the best one first. */
  placesOf: (problem: string) => readonly string[];
  /** Continue was pressed, and refused. */
  onRefused?: () => void;
  children: ReactNode;
}

/** Everything that can be chosen. With script it computes as one goes; without, its buttons send the form. */
export function ConfigurationForm(props: ConfigurationFormProps) {
  const { errors, fields, problem, placesOf, onRefused, children } = props;
  const intl = useIntl();
  const { pathname, search, hash } = useLocation();
  const places = problem === null ? [] : placesOf(problem);
  const isLedHere = places.some((id) => hash === `#${id}`);
  const ids = places.join(' ');
  // Anyone led back to a problem starts at its notice.
  useEffect(() => {
    if (isLedHere) goTo(ids.split(' '));
  }, [isLedHere, ids]);
  const summary = useMemo(() => summaryIn(fields, errors, intl), [fields, errors, intl]);
  const refuse = (event: SubmitEvent<HTMLFormElement>) => {
    if (problem === null || !isOnward(event)) return;
    // The problem is that of the code in the address. Another one, or none, is judged as the form arrives.
    if (problem === 'promo_code' && typedPromo(event.currentTarget) !== promoIn(new URLSearchParams(search))) return;
    event.preventDefault();
    onRefused?.();
    goTo(places);
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
      <form id={CONFIGURATION_FORM} method="post" action={pathname} onSubmit={refuse} noValidate>
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
  const place = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
  place?.focus();
  place?.scrollIntoView({ block: 'center' });
}

/** The promo code in the field, applied or not. */
const typedPromo = (form: HTMLFormElement): string | undefined =>
  formText(new FormData(form), 'promo_code') || undefined;

/** Whether a form is submitted to continue to the next stage, not for one of its parts. */
const isOnward = ({ nativeEvent: { submitter } }: SubmitEvent<HTMLFormElement>): boolean =>
  submitter?.getAttribute('name') === STAGE_PARAM;
