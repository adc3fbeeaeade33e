import { vhPricing } from '@hoster/domain/lines/web-hosting';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { FieldErrors } from '../../../api/errors.ts';
import { anchorIn, problemNoticeId } from '../../stages/configuration/common-fields.ts';
import { ConfigurationForm } from '../../stages/configuration/configuration-form.tsx';
import { ItemsFields } from '../../stages/configuration/items-fields.tsx';
import { CommentFields } from '../../stages/configuration/comment-fields.tsx';
import { PeriodField } from '../../stages/configuration/period-field.tsx';
import { LocationField } from '../../stages/configuration/location-field.tsx';
import { CmsField } from './cms-field.tsx';
import { DomainField } from './domain-field.tsx';
import { hostingFields, itemWords } from './hosting-fields.ts';
import { PhpField } from './php-field.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import type { HostingControls } from './use-hosting-order.ts';

interface ConfigurationStageProps {
  controls: HostingControls;
  /** Errors of a rejected order for this section. */
  errors: FieldErrors;
}

/** The configuration form. */
export function ConfigurationStage({ controls, errors }: ConfigurationStageProps) {
  const { formatMessage } = useIntl();
  const { order, choose } = controls;
  const { context, choice, data, plan, problems } = order;
  const [tried, setTried] = useState(false);
  return (
    <ConfigurationForm
      onEarlyChoices={controls.chooseForm}
      errors={errors}
      fields={hostingFields}
      problem={problems[0]?.field ?? null}
      anchorsOf={(problem) => [problemNoticeId(problem), anchorIn(hostingFields, problem) ?? '']}
      onRefused={() => setTried(true)}
    >
      <LocationField
        locations={context.locations.filter(({ id }) => plan.locations.includes(id))}
        value={choice.location}
        onValueChange={(location) => choose({ location })}
        awaited={{ line: 'web_hosting', plan: plan.slug }}
        isSoldOut={({ id }) => plan.sold_out_locations.includes(id)}
        error={errors['location']}
      >
        <ProblemNotice controls={controls} field="location" />
      </LocationField>
      <DomainField controls={controls} errors={errors} tried={tried} />
      <CmsField controls={controls} errors={errors} />
      <PhpField controls={controls} errors={errors} />
      <PeriodField
        controls={controls}
        errors={errors}
        pricingFor={(months) => vhPricing(data, { ...choice, rent_period: months })}
      />
      <ItemsFields
        controls={controls}
        errors={errors}
        words={itemWords}
        onlyOne={
          choice.domain === null
            ? undefined
            : formatMessage({
                id: 'web-hosting.count.one',
                defaultMessage: 'One domain, one account',
                description: 'Hint of the number of accounts when a domain was entered',
              })
        }
      />
      <CommentFields controls={controls} errors={errors} />
    </ConfigurationForm>
  );
}
