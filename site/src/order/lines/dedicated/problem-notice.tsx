import type { DsConfigured } from '@hoster/contract';
import { dsFixes } from '@hoster/domain/lines/dedicated/fixes';
import { dsPricing } from '@hoster/domain/lines/dedicated/pricing';
import type { DsConfigurationProblem } from '@hoster/domain/lines/dedicated/problems';
import { optionPrice } from '@hoster/domain/money/option-price';
import { Callout } from '@hoster/ui/callout';
import { useIntl } from 'react-intl';
import { ChangeLink } from '../../stages/configuration/change-link.tsx';
import { ChargedMoney } from '../../../parts/price/money.tsx';
import { problemNoticeId } from '../../stages/configuration/common-fields.ts';
import { NotPlaced } from '../../stages/configuration/not-placed.tsx';
import { useCharge } from '../../payment/use-charge.ts';
import { dedicatedQuery } from './dedicated-order.ts';
import { configurationSentences, fixWords } from './configuration-words.ts';
import type { DedicatedControls } from './use-dedicated-order.ts';

interface ProblemNoticeProps {
  controls: DedicatedControls;
  /** Shows the problems of these fields of the configuration. */
  fields: readonly DsConfigurationProblem['field'][];
}

/**
 * Reason why this part of the configuration can't be built, with alternatives. They are links, so that they work
 * without script. Part of the page's own script: Continue leads to the notice, which has to be there by then.
 */
export function ProblemNotice({ controls, fields }: ProblemNoticeProps) {
  const { formatMessage } = useIntl();
  const charge = useCharge();
  const { order, choose } = controls;
  const { choice, context, data } = order;
  const { configuration: chosen } = choice;
  const problems = order.problems.configuration.filter(({ field }) => fields.includes(field));
  if (!chosen || !context.configuration || problems.length === 0) return null;
  const offer = context.configuration;
  const changed = (change: Partial<DsConfigured>) => ({ ...choice, configuration: { ...chosen, ...change } });
  const before = dsPricing(data, choice);
  const controller = offer.raid_controllers.find(({ id }) => id === chosen.raid_controller);
  return problems.map((problem) => (
    <Callout
      key={problem.code}
      id={problemNoticeId(`configuration.${problem.field}`)}
      tabIndex={-1}
      role="alert"
      tone="warning"
      title={formatMessage(configurationSentences[problem.code], { max: controller?.max_disks ?? 0 })}
      actions={dsFixes(offer, chosen, problem).map(({ kind, change }) => {
        const next = changed(change);
        const more = optionPrice(before, dsPricing(data, next), charge);
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
                    , <ChargedMoney cents={more} currency={charge.currency} signed monthly />
                  </span>
                ),
            })}
          </ChangeLink>
        );
      })}
    >
      <NotPlaced />
    </Callout>
  ));
}
