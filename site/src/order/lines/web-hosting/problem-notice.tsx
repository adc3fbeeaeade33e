import { cmsOf, phpFor, recommendedPhp, type VhChoice } from '@hoster/domain/lines/web-hosting';
import { openLocations } from '@hoster/domain/order/open-locations';
import { Callout } from '@hoster/ui/callout';
import { LinkButton } from '@hoster/ui/link-button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChangeLink } from '../../stages/configuration/change-link.tsx';
import { ElsewhereLink, soldOutEverywhere } from '../../stages/configuration/elsewhere-link.tsx';
import { problemNoticeId } from '../../stages/configuration/common-fields.ts';
import { NotPlaced } from '../../stages/configuration/not-placed.tsx';
import { useMemoryText } from '../../../features/web-hosting/amounts.tsx';
import { useLocalPath } from '../../../i18n/use-local-path.ts';
import { hostingQuery, type HostingOrder, type HostingProblem } from './hosting-order.ts';
import type { HostingControls } from './use-hosting-order.ts';

type Field = 'location' | 'cms' | 'php_version';

interface ProblemNoticeProps {
  controls: HostingControls;
  field: Field;
}

/**
 * Reason why the choice in this part isn't possible, with the nearest alternatives. They are links, so that they work
 * without script.
 */
export function ProblemNotice({ controls, field }: ProblemNoticeProps) {
  const { order } = controls;
  const problem = order.problems.find((one) => one.field === field);
  if (!problem) return null;
  const choices = alternatives(order, problem);
  const isOut = field === 'location' && choices.length === 0;
  return (
    <Callout
      id={problemNoticeId(field)}
      tabIndex={-1}
      role="alert"
      tone="warning"
      title={isOut ? <FormattedMessage {...soldOutEverywhere} /> : <Reason order={order} problem={problem} />}
      actions={
        <>
          {problem.code === 'cms_needs_memory' ? <LargerPlans order={order} /> : null}
          {isOut ? <ElsewhereLink plans="/web-hosting/" /> : null}
          {choices.map(({ label, change }) => (
            <ChangeLink
              key={label ?? 'none'}
              query={hostingQuery(order, { ...order.choice, ...change })}
              onChoose={() => controls.choose(change)}
            >
              {label === null ? (
                <FormattedMessage
                  id="web-hosting.fix.no-cms"
                  defaultMessage="Install nothing"
                  description="Button that mends a choice by leaving out the system"
                />
              ) : (
                <FormattedMessage
                  id="web-hosting.fix.take"
                  defaultMessage="Choose {name}"
                  description="Button that mends a choice: with what"
                  values={{ name: label }}
                />
              )}
            </ChangeLink>
          ))}
        </>
      }
    >
      <NotPlaced />
    </Callout>
  );
}

interface Alternative {
  /** The system that it chooses; null for none. */
  label: string | null;
  change: Partial<VhChoice>;
}

/** The nearest choices that can be ordered. Another plan is another page: see `LargerPlans`. */
function alternatives({ data, choice, plan }: HostingOrder, { code }: HostingProblem): Alternative[] {
  if (code === 'location_unavailable' || code === 'sold_out') {
    return openLocations(data.locations, plan)
      .slice(0, 4)
      .map(({ id, city }) => ({ label: city, change: { location: id } }));
  }
  if (code === 'php_unsuited' || code === 'php_unknown') {
    const cms = cmsOf(data, choice.cms);
    const best = recommendedPhp(data, plan, cms);
    if (best === null) return [{ label: null, change: { cms: null } }];
    const newest = phpFor(plan, cms)[0];
    return [
      { label: `PHP ${best}`, change: { php_version: null } },
      ...(newest !== undefined && newest !== best ? [{ label: `PHP ${newest}`, change: { php_version: newest } }] : []),
    ];
  }
  return [{ label: null, change: { cms: null } }];
}

/** Links to the plans with enough RAM, cheapest first. */
function LargerPlans({ order }: { order: HostingOrder }): ReactNode {
  const href = useLocalPath();
  const { data, choice } = order;
  const needed = cmsOf(data, choice.cms)?.memory_mb ?? 0;
  const query = String(hostingQuery(order, choice));
  return data.tariffs
    .filter(({ memory_mb: memory }) => memory >= needed)
    .toSorted((a, b) => a.price - b.price)
    .slice(0, 2)
    .map(({ id, name, url }) => (
      <LinkButton key={id} size="small" href={`${href(url)}${query ? `?${query}` : ''}`} data-keep-scroll>
        <FormattedMessage
          id="web-hosting.fix.plan"
          defaultMessage="Change to {plan}"
          description="Button that mends a choice: a larger plan"
          values={{ plan: name }}
        />
      </LinkButton>
    ));
}

function Reason({ order, problem: { code } }: { order: HostingOrder; problem: HostingProblem }): ReactNode {
  const memoryText = useMemoryText();
  const { data, choice, plan } = order;
  const cms = cmsOf(data, choice.cms);
  const values = {
    cms: cms?.name ?? '',
    version: choice.php_version ?? '',
    plan: plan.name,
    needed: memoryText(cms?.memory_mb ?? 0),
    has: memoryText(plan.memory_mb),
    city: data.locations.find(({ id }) => id === choice.location)?.city ?? 'none',
  };
  if (code === 'cms_needs_memory') {
    return (
      <FormattedMessage
        id="web-hosting.problem.memory"
        defaultMessage="{cms} needs {needed} of RAM; {plan} has {has}"
        description="The chosen plan is too small for the chosen system"
        values={values}
      />
    );
  }
  if (code === 'cms_unknown') {
    return (
      <FormattedMessage
        id="web-hosting.problem.cms"
        defaultMessage="We no longer install the system you chose"
        description="The chosen system isn't on offer"
      />
    );
  }
  if (code === 'php_unsuited' && choice.php_version !== null) {
    return (
      <FormattedMessage
        id="web-hosting.problem.php"
        defaultMessage="{cms} doesn’t run on PHP {version}"
        description="The chosen PHP version doesn't fit the chosen system"
        values={values}
      />
    );
  }
  if (code === 'php_unsuited') {
    return (
      <FormattedMessage
        id="web-hosting.problem.no-php"
        defaultMessage="{plan} has no PHP version that {cms} runs on"
        description="No PHP version fits the chosen system"
        values={values}
      />
    );
  }
  if (code === 'php_unknown') {
    return (
      <FormattedMessage
        id="web-hosting.problem.php-unknown"
        defaultMessage="{plan} doesn’t have PHP {version}"
        description="The chosen PHP version isn't on offer"
        values={values}
      />
    );
  }
  if (code === 'sold_out') {
    return (
      <FormattedMessage
        id="web-hosting.problem.sold-out"
        defaultMessage="{city, select, none {This location} other {{city}}} has no room for new accounts at the moment"
        description="The chosen place takes no more accounts now"
        values={values}
      />
    );
  }
  return (
    <FormattedMessage
      id="web-hosting.problem.location"
      defaultMessage="{city, select, none {This location} other {{city}}} isn’t available for web hosting"
      description="The chosen place takes no orders"
      values={values}
    />
  );
}
