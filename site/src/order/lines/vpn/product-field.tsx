import { computeTotal } from '@hoster/domain/money/pricing';
import { vpnPricing } from '@hoster/domain/lines/vpn';
import type { VpnProduct } from '@hoster/contract';
import { FormSection } from '@hoster/ui/form-section';
import { RadioTiles } from '@hoster/ui/radio-tiles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldErrors } from '../../../api/errors.ts';
import { Money } from '../../../parts/price/money.tsx';
import { ProductName } from '../../../features/vpn/product-name.tsx';
import type { VpnControls } from './use-vpn-order.ts';
import { fieldNames } from './vpn-fields.ts';

interface ProductFieldProps {
  controls: VpnControls;
  errors: FieldErrors;
}

const about: Readonly<Record<VpnProduct, ReactNode>> = {
  single: (
    <FormattedMessage
      id="vpn.single.about"
      defaultMessage="Through one server: fastest"
      description="Under the choice of a connection over one server"
    />
  ),
  'multi-hop': (
    <FormattedMessage
      id="vpn.multi-hop.about"
      defaultMessage="Through two countries: the exit never sees your address"
      description="Under the choice of a connection over two servers"
    />
  ),
};

/** One server or two, each with the monthly price for the chosen term. */
export function ProductField({ controls, errors }: ProductFieldProps) {
  const { formatMessage } = useIntl();
  const { order, choose } = controls;
  const { data, choice } = order;
  return (
    <FormSection id="product-section" title={formatMessage(fieldNames.product)}>
      <RadioTiles
        id="product"
        name="product"
        legend={formatMessage(fieldNames.product)}
        legendHidden
        layout="wide"
        value={choice.product}
        onValueChange={(value) =>
          choose({ product: value === 'multi-hop' ? 'multi-hop' : 'single', entry_node_location: null })
        }
        error={errors['product']}
        options={(['single', 'multi-hop'] as const).map((product) => ({
          value: product,
          title: <ProductName product={product} />,
          description: about[product],
          price: <Money cents={computeTotal(vpnPricing(data, { ...choice, product })).perMonth} mono monthly />,
        }))}
      />
    </FormSection>
  );
}
