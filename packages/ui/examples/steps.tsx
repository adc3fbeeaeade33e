import { Step, Steps } from '@hoster/ui/steps';

export function Example() {
  return (
    <Steps>
      <Step title="Scan the code">Open your authenticator app.</Step>
      <Step title="Enter the six digits">They change every half minute.</Step>
    </Steps>
  );
}
