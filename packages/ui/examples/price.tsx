import { Price } from '@hoster/ui/price';

export function Example() {
  return (
    <Price
      amount={{ cents: 1020 }}
      old={{ cents: 1200 }}
      oldLabel="was"
      discount="−15 %"
      currency={{ short: 'EUR' }}
      locale="en"
      period="/mo"
      periodLabel="a month"
      size="large"
    />
  );
}
