import { Countdown } from '@hoster/ui/countdown';

export function Example() {
  return (
    <Countdown
      label="Time left to pay"
      seconds={15 * 60}
      format={(left) => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}
      announceAt={[300, 60]}
      announcement={(left) => `${left / 60} minutes left to pay`}
    />
  );
}
