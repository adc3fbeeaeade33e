import type { CompatibilityChoice } from '@hoster/domain/lines/vps/compatibility';
import type { Fix, Problem } from '@hoster/domain/lines/vps/compatibility-fixes';
import { openLocations } from '@hoster/domain/order/open-locations';
import { optionPrice } from '@hoster/domain/money/option-price';
import { byId } from '@hoster/domain/lines/vps/choice';
import { vpsPricing } from '@hoster/domain/lines/vps/pricing';
import { Callout } from '@hoster/ui/callout';
import { LinkButton } from '@hoster/ui/link-button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangeLink } from '../../stages/configuration/change-link.tsx';
import { ElsewhereLink, soldOutEverywhere } from '../../stages/configuration/elsewhere-link.tsx';
import { ChargedMoney } from '../../../parts/price/money.tsx';
import { problemNoticeId } from '../../stages/configuration/common-fields.ts';
import { NotPlaced } from '../../stages/configuration/not-placed.tsx';
import { useCharge } from '../../payment/use-charge.ts';
import { useLocalPath } from '../../../i18n/use-local-path.ts';
import { vpsQuery } from './vps-order.ts';
import { problemSentences } from './problem-words.ts';
import type { VpsControls } from './use-vps-order.ts';

interface ProblemNoticeProps {
  controls: VpsControls;
  /** Shows the problems of these fields. */
  fields: readonly (keyof CompatibilityChoice)[];
}

/**
 * Reason why the choice in this part can't be ordered, with the nearest alternatives. They are links, so that they work
 * without script. Part of the page's own script: Continue leads to the notice, which has to be there by then.
 */
export function ProblemNotice({ controls, fields }: ProblemNoticeProps) {
  const { formatMessage } = useIntl();
  const problems = controls.order.problems.filter(({ field }) => fields.includes(field));
  // Several reasons may have the same text: show it once, with all solutions of the first.
  const reported = problems.filter(
    (problem, index) =>
      problems.findIndex((other) => problemSentences[other.code] === problemSentences[problem.code]) === index,
  );
  const { plan, data } = controls.order;
  const isOut = openLocations(data.locations, plan).length === 0;
  return reported.map((problem) => (
    <Callout
      key={problem.code}
      id={problemNoticeId(problem.field)}
      tabIndex={-1}
      role="alert"
      tone="warning"
      title={formatMessage(isOut && problem.field === 'location' ? soldOutEverywhere : problemSentences[problem.code])}
      actions={
        problem.fixes.length > 0 ? (
          <Fixes problem={problem} controls={controls} />
        ) : problem.field === 'location' ? (
          <ElsewhereLink plans="/virtual-private-servers/" />
        ) : undefined
      }
    >
      <NotPlaced />
    </Callout>
  ));
}

function Fixes({ problem, controls }: { problem: Problem; controls: VpsControls }) {
  const href = useLocalPath();
  const { order, choose } = controls;
  return problem.fixes.slice(0, 4).map((fix) => {
    const changed = { ...order.choice, ...fix.change };
    const other = fix.kind === 'tariff' ? byId(order.data.tariffs, changed.tariff) : undefined;
    const query = String(vpsQuery(order, { ...changed, tariff: order.choice.tariff }));
    const key = `${fix.kind} ${JSON.stringify(fix.value)}`;
    // Another plan is another page.
    if (other) {
      return (
        <LinkButton key={key} size="small" href={`${href(other.url)}${query ? `?${query}` : ''}`} data-keep-scroll>
          <FixLabel fix={fix} controls={controls} />
        </LinkButton>
      );
    }
    return (
      <ChangeLink
        key={key}
        query={vpsQuery(order, { ...changed, tariff: order.choice.tariff })}
        onChoose={() => choose(fix.change)}
      >
        <FixLabel fix={fix} controls={controls} />
      </ChangeLink>
    );
  });
}

function FixLabel({ fix, controls }: { fix: Fix; controls: VpsControls }): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const charge = useCharge();
  const { data, choice } = controls.order;
  const more = optionPrice(vpsPricing(data, choice), vpsPricing(data, { ...choice, ...fix.change }), charge);
  const id = typeof fix.value === 'number' ? fix.value : null;
  const extra =
    more === 0 ? null : (
      <>
        , <ChargedMoney cents={more} currency={charge.currency} signed monthly />
      </>
    );
  const named = (name: string): ReactNode => (
    <FormattedMessage
      id="plan.fix.take"
      defaultMessage="Choose {name}{extra}"
      description="Button that mends a choice: with what, and what it adds to the price"
      values={{ name, extra }}
    />
  );
  if (fix.value === null && fix.kind === 'control_panel') {
    return (
      <FormattedMessage
        id="plan.fix.no-panel"
        defaultMessage="Remove the control panel{extra}"
        description="Button that mends a choice by leaving out the control panel"
        values={{ extra }}
      />
    );
  }
  if (fix.value === null && fix.kind === 'frequency') {
    return (
      <FormattedMessage
        id="plan.fix.standard-frequency"
        defaultMessage="Use the standard clock speed{extra}"
        description="Button that fixes a configuration by changing the clock speed"
        values={{ extra }}
      />
    );
  }
  if (fix.kind === 'frequency' && typeof fix.value === 'string') {
    return named(
      formatMessage(
        { id: 'plan.ghz', defaultMessage: '{ghz} GHz', description: 'Clock speed' },
        { ghz: formatNumber(Number(fix.value)) },
      ),
    );
  }
  if (fix.kind === 'configuration' && fix.value !== null && typeof fix.value === 'object') {
    const { cpu_count: cpu, ram_size: ram, disk_size: disk } = fix.value;
    return named(
      formatMessage(
        {
          id: 'plan.sizes',
          defaultMessage: '{cpu, number} vCPU, {ram, number} GB, {disk, number} GB NVMe',
          description: 'Sizes of a server',
        },
        { cpu, ram, disk },
      ),
    );
  }
  const os = byId(data.os, id);
  const panel = byId(data.control_panels, id);
  const names: Record<string, string | undefined> = {
    location: byId(data.locations, id)?.city,
    tariff: byId(data.tariffs, id)?.name,
    os: os && `${os.name} ${os.version}`,
    disk_image: byId(data.disk_images, id)?.name,
    control_panel: panel && [panel.name, panel.edition].filter(Boolean).join(' '),
  };
  return named(names[fix.kind] ?? '');
}
