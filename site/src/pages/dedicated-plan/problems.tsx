import type { DsConfigured } from '@hoster/contract';
import { dsFixes } from '@hoster/domain/lines/dedicated/fixes';
import { dsPricing } from '@hoster/domain/lines/dedicated/pricing';
import type { DsConfigurationProblem } from '@hoster/domain/lines/dedicated/problems';
import { euroCents } from '@hoster/domain/money';
import { monthlyPrice } from '@hoster/domain/pricing';
import { Callout } from '@hoster/ui/callout';
import { useIntl } from 'react-intl';
import { ChangeLink } from '../../features/order/change-link.tsx';
import { Money } from '../../features/order/money.tsx';
import { noticeId } from '../../features/order/notice-id.ts';
import { dedicatedQuery } from './dedicated-order.ts';
import { configurationSentences, fixWords } from './configuration-words.ts';
import type { DedicatedControls } from './use-dedicated-order.ts';

export interface ProblemsProps {
  controls: DedicatedControls;
  problems: readonly DsConfigurationProblem[];
}

/** Why the configuration can't be built, with the ways out. They are links too, so that they work without script. */
export function Problems({ controls, problems }: ProblemsProps) {
  const { formatMessage } = useIntl();
  const { order, choose } = controls;
  const { choice, context, data } = order;
  const { configuration: chosen } = choice;
  if (!chosen || !context.configuration) return null;
  const offer = context.configuration;
  const changed = (change: Partial<DsConfigured>) => ({ ...choice, configuration: { ...chosen, ...change } });
  const before = monthlyPrice(dsPricing(data, choice));
  return problems.map((problem) => (
    <Callout
      key={problem.code}
      id={noticeId(`configuration.${problem.field}`)}
      tabIndex={-1}
      role="alert"
      tone="warning"
      title={formatMessage(configurationSentences[problem.code])}
      actions={dsFixes(offer, chosen, problem).map(({ kind, change }) => {
        const next = changed(change);
        const more = euroCents(monthlyPrice(dsPricing(data, next)) - before);
        return (
          <ChangeLink
            key={kind}
            query={dedicatedQuery(order, next)}
            onChoose={() => choose({ configuration: next.configuration })}
          >
            {formatMessage(fixWords[kind], {
              extra:
                more === 0 ? (
                  ''
                ) : (
                  <span key="extra">
                    , <Money cents={more} signed monthly />
                  </span>
                ),
            })}
          </ChangeLink>
        );
      })}
    />
  ));
}
